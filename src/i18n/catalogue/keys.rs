//! The list of keys. Each has a name, a sentence that tells where its text is
//! seen or heard, and the arguments that the text may use. `languages` tells
//! how texts are written.

use super::Kind::{self, List, Number, Tenths, Text, Word};
use super::{Key, catalogue, hash};

const WHO: Kind = Word(&["you", "computer", "south", "north"]);
/// A player, or nobody.
const ANYBODY: Kind = Word(&["you", "computer", "south", "north", "nobody"]);
const SIDE: Kind = Word(&["south", "north"]);
const YES_NO: Kind = Word(&["yes", "no"]);
const RULES: Kind = Word(&["abapa", "akan", "ivory-coast", "family", "awari", "ten-pit"]);
/// What a move does: only sows, captures, captures all the opponent's seeds,
/// or would, under rules by which that captures nothing.
const DEED: Kind = Word(&["sows", "captures", "slam", "void-slam"]);
/// What a move is worth: even, so many tenths of a seed, won or lost by so
/// many seeds.
const WORTH: Kind = Word(&["even", "tenths", "wins", "loses"]);
/// Why a game ends: more than half captured, empty board, few seeds left, no
/// legal move, the same position for the third time.
const CLOSE: Kind = Word(&["majority", "empty", "few", "no-move", "repetition"]);
const ILLEGAL: Kind = Word(&["over", "wrong-side", "empty", "must-feed", "starves"]);

catalogue! {
    // Before the game is there: `static/boot.js` and the page without scripts
    // say these. They stay the first ones, in this order.

    /// The game could not be loaded.
    cannot_start();
    /// The browser is too old.
    too_old();
    /// On the button below either of them: loads the page again.
    reload();
    /// Scripts are switched off.
    needs_javascript();

    // The page.

    /// The name of the game, and of the page.
    title();
    /// One line about the page, for search engines.
    description();
    /// What stands between the items of a mere enumeration.
    comma();

    // Words on controls.

    /// Opens the settings of a new game.
    new_game();
    /// Takes the last move back.
    undo();
    /// Plays a move again that was taken back.
    redo();
    /// Plays another game with the same settings.
    play_again();
    /// The choice of language.
    language();
    /// The board as a whole.
    board();
    /// The two rows of pits.
    pits();
    /// The rules of a game.
    rules();
    /// Who the person plays against.
    opponent();
    /// The computer, as an opponent to choose.
    the_computer();
    /// Two people at one board, as a choice.
    two_players();
    /// How strong the computer is.
    strength();
    /// The side that the person plays; South or North follows.
    your_side();
    /// Who begins; South or North follows.
    who_begins();
    /// The way of sowing; clockwise or counter-clockwise follows.
    sowing_goes();
    /// Starts the game.
    start();
    /// Closes a dialog without a change.
    cancel();
    /// The notices beside the board.
    notices();
    /// Removes a notice.
    dismiss();
    /// Explains pits instead of playing them.
    why();
    /// What else can be done with the game.
    more();
    /// Shows the last move once more.
    replay();
    /// Makes a link, text or picture of the game.
    share();
    /// Opens a game from text or a file.
    open();
    /// Opens the text that has been given.
    open_now();
    /// A game was opened in place of the running one, which can be had back.
    opened_instead();
    /// Two players agree to stop.
    agree_to_stop();
    /// Offers the computer to stop.
    offer_to_stop();
    /// Gives the game up.
    resign();
    /// Closes what is open.
    close();
    /// Puts a text into the clipboard.
    copy();
    /// Keeps a text as a file.
    download();
    /// What is shared; link, position, record or picture follows.
    share_what();
    /// The field with the text that is shared.
    shared_text();
    /// The field for a text to open.
    text_to_open();
    /// Chooses a file to open.
    choose_file();
    /// Shows the position after the last move.
    to_the_end();
    /// Brings back the game before the opened one.
    bring_back();
    /// Asks the computer for advice.
    hint();
    /// The list of moves, and the control that opens it.
    moves();
    /// Shows what the computer thinks of all moves.
    analysis();
    /// Above the column of pits.
    pit();
    /// Above the column of what moves are worth.
    worth();
    /// Above the column of the moves that are expected.
    expected();
    /// How large the endgame tables may be.
    tables();
    /// Closes the analysis.
    close_analysis();
    /// Has the analysis read out.
    read_aloud();
    /// Has the position read out.
    read_position();
    /// Has the last move read out.
    read_last();
    /// Opens the field for typed moves.
    type_move();
    /// The field for a typed move.
    typed_move();
    /// Plays the typed move.
    play_typed();
    /// Stays with the level.
    stay();
    /// Where each point of the rules comes from.
    readings();
    /// What the keys do, for a screen reader. The letters stay as they are.
    keys();

    // The reader's settings.

    /// All of them together.
    settings();
    /// What the board looks like; one of the next three follows.
    skins();
    /// A board of carved wood.
    skin_wood();
    /// A board made of an egg box.
    skin_egg_box();
    /// A board of black and white.
    skin_plain();
    /// Light or dark; one of the next three follows.
    themes();
    /// As the system has it.
    theme_system();
    /// Light colours.
    theme_light();
    /// Dark colours.
    theme_dark();
    /// How fast moves are shown; one of the next four follows.
    paces();
    /// Slowly.
    pace_slow();
    /// At the usual speed.
    pace_normal();
    /// Fast.
    pace_fast();
    /// Without motion.
    pace_none();
    /// The reader's system asks for less motion, which is followed.
    less_motion();
    /// How a pit is played by mouse or finger; one of the next two follows.
    taps();
    /// By one tap.
    tap_once();
    /// By two: the first shows what the move would do.
    tap_twice();
    /// How two people sit at the board; one of the next three follows.
    seatings();
    /// On the same side.
    seating_fixed();
    /// The board turns to whoever is to move.
    seating_turning();
    /// Opposite each other.
    seating_facing();
    /// The group of what is heard and felt.
    senses();
    /// Whether beginners' mistakes are named.
    coaching();
    /// What that does.
    coaching_about();
    /// Whether the board sounds.
    sound();
    /// How loud.
    volume();
    /// How loud, as the value of a slider.
    volume_is(percent: Number);
    /// Whether the device shakes.
    vibration();
    /// Whether single keys do more than move along the board.
    shortcuts();
    /// What those keys are. The letters stay as they are.
    shortcuts_about();

    // Players, levels, rules.

    /// A player, as a short label.
    player(who: WHO);
    /// A side, as a choice.
    side(side: SIDE);
    /// A way of sowing, as a choice: counter-clockwise or clockwise.
    direction(way: Word(&["ccw", "cw"]));
    /// What a level is called, as a choice.
    level(number: Number, level: Word(&["1", "2", "3", "4", "5", "6", "7", "8"]));
    /// A level by its number alone, as a choice.
    level_number(number: Number);
    /// After three games in a row that went alike another level is offered.
    other_level(result: Word(&["won", "lost"]), number: Number);
    /// A rule set, as a choice. Abapa, Akan, Awari are names.
    rule_set(rules: RULES);
    /// Rules that are none of these.
    custom_rules();
    /// Who plays Abapa, and what is special about it.
    about_abapa();
    /// The same of Akan.
    about_akan();
    /// The same of Ivory Coast.
    about_ivory_coast();
    /// The same of Family.
    about_family();
    /// The same of Awari.
    about_awari();
    /// The same of ten pits.
    about_ten_pit();

    // Where each point of the rules comes from: a point, and `origin`.

    /// Pits of a row.
    point_pits(pits: Word(&["5", "6"]));
    /// From how many seeds on a move goes round the board, twice the pits.
    point_kroo(pits: Word(&["5", "6"]));
    /// A grand slam: captures nothing, is illegal, captures all, or is illegal
    /// unless all moves are one.
    point_slam(slam: Word(&["nothing", "illegal", "all", "unless-forced"]));
    /// An opponent without seeds is fed.
    point_feeding();
    /// Whoever has no seeds: the game is over, or they pass.
    point_starved(starved: Word(&["over", "pass"]));
    /// Who gets the rest when there is no legal move: each their own row, half
    /// each, or the opponent of whoever cannot move.
    point_stuck(stuck: Word(&["own", "split", "opponent"]));
    /// Whether more than half of the seeds wins at once.
    point_majority(wins: YES_NO);
    /// At how few seeds the game ends; 0 if it does not end so.
    point_few(seeds: Number);
    /// What becomes of those few.
    point_few_unclaimed();
    /// What an agreement to stop gives: each their own row, or half each.
    point_agreement(share: Word(&["own", "split"]));
    /// The same position for the third time.
    point_repetition();
    /// An odd seed, where the rest is split.
    point_odd_seed();
    /// Where a point comes from.
    origin(origin: Word(&[
        "guide", "encyclopedia", "ivory-coast", "boxed", "literature", "bete",
        "ours", "disputed", "awaited", "chosen",
    ]));

    // The board.

    /// What a pit is called: its letter, whose it is, what it holds, and what
    /// playing it would do or why it may not be played. `laps`: how often the
    /// sowing would go round the board.
    pit_label(
        pit: Text, who: WHO, seeds: Number,
        note: Word(&["plain", "must-feed", "starves", "playable"]),
        laps: Number, landing: Text, deed: DEED, captured: Number,
    );
    /// What a store is called, with what it holds.
    store(who: WHO, seeds: Number);
    /// Whose turn it is.
    turn(who: WHO);
    /// The computer is thinking.
    thinking();
    /// What a move did. `from`: the pits that were captured from.
    played(
        who: WHO, pit: Text, deed: DEED, seeds: Number, landing: Text,
        captured: Number, from: List,
    );
    /// What a move would do.
    preview(pit: Text, laps: Number, landing: Text, deed: DEED, captured: Number);
    /// A mistake: the opponent can take seeds. `made`: it has been played.
    mistake_threat(made: YES_NO, pit: Text, reply: Text, seeds: Number);
    /// A mistake: so few own pits are left with seeds.
    mistake_emptying(made: YES_NO, pit: Text, pits: Number);
    /// A mistake: these own pits hold one or two seeds.
    mistake_exposed(made: YES_NO, pit: Text, pits: List);
    /// A row, to be read out; `pits` are like `pit_with_seeds`.
    row(who: WHO, pits: List, store: Number);
    /// A pit and its seeds, in such a row.
    pit_with_seeds(pit: Text, seeds: Number);
    /// Behind both rows, once the game is over.
    game_is_over();
    /// No move has been played yet.
    no_move_yet();
    /// A typed text names no pit of the row.
    no_such_pit(last: Text, pits: Number);
    /// A player has to pass.
    passed(who: WHO);
    /// A new game has begun, and who begins.
    begun(who: WHO);
    /// A move has been taken back.
    taken_back();
    /// What was taken back has been played again.
    done_again();

    // Why a pit may not be played. `legal`: those that may.

    /// The game is over.
    refused_over();
    /// It is the computer's turn.
    refused_wait();
    /// It is the other side's pit.
    refused_wrong_side(pit: Text, owner: WHO, mover: WHO, legal: List);
    /// It is empty.
    refused_empty(pit: Text, legal: List);
    /// It does not feed the opponent.
    refused_must_feed(pit: Text, legal: List);
    /// It would take the opponent's last seeds.
    refused_starves(pit: Text, legal: List);

    // The end.

    /// Who won and why the game ended. `who` has no legal move, or resigned.
    over(
        winner: ANYBODY,
        reason: Word(&[
            "majority", "empty", "few", "no-move", "repetition", "agreement", "resigned",
        ]),
        who: WHO,
    );
    /// The final score, and the seeds that nobody gets.
    score(near: WHO, ours: Number, far: WHO, theirs: Number, unclaimed: Number);

    // Why a pit does what it does.

    /// It holds no seeds.
    why_empty(pit: Text);
    /// How it sows. `laps`: how often round the board, with a kroo.
    why_sows(pit: Text, seeds: Number, landing: Text, laps: Number);
    /// The last seed lands in the own row.
    why_own_row(landing: Text, who: WHO);
    /// The last seed makes a number that is not captured.
    why_count(landing: Text, seeds: Number);
    /// What is captured: all seeds, and `held`, pits like `seeds_in_pit` or a
    /// single one by its letter. The capture stops before the pit `stop`, that
    /// holds other than two or three, or at `stop`, the first pit of a row.
    why_captures(
        seeds: Number, held: List, ends: Word(&["before", "row-end"]),
        stop: Text, holds: Number, who: WHO,
    );
    /// The same with a grand slam: all seeds of the row of `who`.
    why_slam(who: WHO, seeds: Number, held: List, taken: YES_NO);
    /// Seeds in a pit, in such a list.
    seeds_in_pit(seeds: Number, pit: Text);
    /// A player then has no seeds and passes.
    why_passes(who: WHO);
    /// The move ends the game, and the score. `who` has no legal move; `left`
    /// seeds are left.
    why_ends(
        close: CLOSE, who: WHO, left: Number,
        near: WHO, ours: Number, far: WHO, theirs: Number,
    );
    /// It does not feed `who`, or captures again what it gives.
    why_unfed(pit: Text, who: WHO, landing: Text, takes_back: YES_NO, legal: List);
    /// It would capture all seeds of the row of `who`, which is illegal.
    why_starves(pit: Text, who: WHO, seeds: Number, held: List, legal: List);
    /// What is different under other rules. `presets` are like
    /// `rule_set_in_sentence`.
    elsewhere(
        presets: List, pit: Text,
        what: Word(&[
            "unfed", "starves", "no-move", "allowed", "captures", "passes", "ends",
            "goes-on", "score",
        ]),
        captured: Number, who: ANYBODY, close: CLOSE, left: Number,
        near: WHO, ours: Number, far: WHO, theirs: Number,
    );
    /// A rule set within that sentence.
    rule_set_in_sentence(rules: RULES);

    // What the computer thinks of moves.

    /// It looks for a move to advise.
    looking();
    /// The move that it advises, and what it is worth; `advice_reason` follows.
    advice(pit: Text, worth: WORTH, tenths: Tenths, seeds: Number);
    /// Why that is good. `with`: the move that will capture.
    advice_reason(
        reason: Word(&[
            "only", "ends", "certain", "captures", "saves", "prepares", "leaves-nothing",
            "leaves-least", "foresight",
        ]),
        seeds: Number, with: Text, depth: Number,
    );
    /// What a move is worth, in the cell of a table.
    worth_of(worth: WORTH, tenths: Tenths, seeds: Number);
    /// The best move, read out; `line` are the moves expected.
    summary(pit: Text, worth: WORTH, tenths: Tenths, seeds: Number, line: Text, depth: Number);
    /// How far the analysis is: begun, so many moves ahead and going on or
    /// not, waiting for the computer's own move, over, or impossible.
    progress(
        state: Word(&["begun", "deep", "done", "waiting", "over", "impossible"]),
        depth: Number,
    );
    /// All is known, by the endgame tables.
    certain();
    /// How far the endgame tables are: up to so many seeds, and `percent` of
    /// the `next` ones.
    tables_progress(
        state: Word(&["none", "ready", "making"]),
        seeds: Number, next: Number, percent: Number,
    );
    /// Tables of up to so many seeds, as a choice.
    tables_up_to(seeds: Number);
    /// What the smaller tables take.
    small_tables_take();
    /// What the larger ones take.
    large_tables_take();

    // The moves of a game.

    /// Closes the list of moves.
    close_moves();
    /// Shows the start.
    to_the_start();
    /// Shows the position a move before.
    one_back();
    /// Shows the position a move later.
    one_forward();
    /// A move of the list: who played what, and what it captured.
    listed(number: Number, who: WHO, pit: Text, deed: DEED, captured: Number);
    /// Where a side passed, in the list.
    pass();
    /// The move before the shown position.
    shown_move(
        shown: Number, plies: Number, who: WHO, pit: Text, deed: DEED, captured: Number,
    );
    /// The start of a game of so many moves is shown.
    shown_start(plies: Number);
    /// Has the computer play on from an earlier position.
    play_from_here();
    /// What follows the end of a game, as a whole.
    end_of_game();
    /// Another game, in which the person plays this side.
    rematch_as(side: SIDE);
    /// Another game of two people, which this side begins.
    rematch_begun_by(side: SIDE);
    /// Goes through the game that is over.
    look_back();
    /// The chart of both stores in words: the score, who is ahead since which
    /// move (0: from the start), and how often that changed.
    curves(
        plies: Number, near: WHO, ours: Number, far: WHO, theirs: Number,
        leader: ANYBODY, since: Number, changes: Number,
    );

    // Stopping, sharing, opening.

    /// The position has come again; `stopping_gives` follows.
    repeated();
    /// What stopping now gives.
    stopping_gives(near: WHO, ours: Number, far: WHO, theirs: Number, unclaimed: Number);
    /// The computer considers the offer to stop.
    considering();
    /// The computer plays on.
    declined();
    /// A game of so many moves has been opened; 0 for a mere position.
    opened(plies: Number);
    /// The next pit that is chosen is explained.
    choose_to_explain();
    /// An earlier position is shown.
    looking_back(shown: Number, plies: Number);
    /// The game before the opened one is back.
    brought_back();
    /// The text is in the clipboard.
    copied();
    /// The clipboard is closed.
    copy_by_hand();
    /// There is no text to open.
    nothing_to_open();
    /// A file is no text.
    file_unreadable();
    /// A text can mean several games.
    which_game();
    /// One of them. `letters`: whose pits capital letters are, where that is
    /// in question; North's on French sites.
    one_game(
        number: Number, named: YES_NO, south: Text, north: Text, plies: Number, first: SIDE,
        letters: Word(&["plain", "south", "north"]),
    );
    /// A link, as what is shared.
    share_link();
    /// A position, as what is shared.
    share_position();
    /// A record of the game, as what is shared.
    share_record();
    /// A picture, as what is shared.
    share_picture();

    // Why a text cannot be read.

    /// What it was read as, where the fault is, and `fault`, one of the next.
    /// `within`: a tag of a record, or a part of a link, by its name.
    unreadable(
        format: Word(&["oware", "playstrategy", "playstrategy-moves", "ogn", "link", "moves"]),
        line: Number, column: Number,
        within: Word(&["nothing", "tag", "part"]), name: Text, fault: Text,
    );
    /// The text is longer than so many bytes.
    fault_too_long(most: Number);
    /// There are more games than that.
    fault_too_many_games(most: Number);
    /// The game has more moves than that.
    fault_too_many_plies(most: Number);
    /// Something else belongs where the text ends, or where `found` stands:
    /// `number` is that of pits, or the largest that a number may be; `words`
    /// are those of which one belongs there; `sign` closes what was opened.
    fault_expected(
        ends: YES_NO, found: Text,
        expected: Word(&[
            "pit-of-five", "pit-of-six", "squares", "cell", "row", "number", "side", "word",
            "game", "token", "captured", "tag-name", "tag-value", "closing", "address",
            "percent", "end",
        ]),
        number: Number, words: List, sign: Text,
    );
    /// A move is illegal.
    fault_illegal(ply: Number, pit: Text, reason: ILLEGAL);
    /// A move lands elsewhere than it is told to.
    fault_landing(ply: Number, pit: Text, landing: Text);
    /// A move captures other than it is told to.
    fault_captured(ply: Number, pit: Text, captured: Number);
    /// The game was over before the players are told to have ended it.
    fault_over();
    /// A part is told twice.
    fault_repeated();
    /// A later release wrote the text.
    fault_version(version: Number);
    /// A position of so many parts, where `numbers` and a letter belong.
    fault_field_count(found: Number, numbers: Number);
    /// A part of a position is wrong: the seeds of a pit, those of a store, or
    /// the side to move.
    fault_field(place: Word(&["pit", "south", "north", "side"]), pit: Text, found: Text, most: Number);
    /// Another number of pits.
    fault_pit_count(found: Number, expected: Number);
    /// Another number of seeds.
    fault_seed_count(found: Number, expected: Number);
    /// There are no such rules.
    fault_unknown_rules(name: Text);
    /// A part of rules is not of the form field=value.
    fault_not_a_field(part: Text);
    /// Rules have no such field.
    fault_unknown_field(field: Text);
    /// A field cannot have this value.
    fault_unknown_value(field: Text, value: Text);
    /// A field is told twice.
    fault_repeated_field(field: Text);

    // A new version of the page.

    /// It is ready; the page is not loaded anew by itself.
    new_version();
    /// The button that uses it.
    use_it_now();
    /// The button that leaves it for later.
    later();

    // A board in a frame on another page.

    /// A parameter of the frame's address cannot be read; `fault` says why.
    misaddressed(name: Text, fault: Text);
    /// The reader wants to play on a board that only shows a game.
    view_only();
    /// A link to the whole page, with the game of the frame.
    open_in_full();
    /// The page around a frame does not let it open another page.
    not_opened();

    // The book of rules.

    /// Its title, and that of the page that is kept. `rules` is their name.
    book_title(rules: Text);
    /// What a chapter is called; the last one is `readings`.
    book_chapter(chapter: Word(&["aim", "sowing", "kroo", "capture", "chain", "slam", "feeding", "pass", "end", "differs"]));
    /// What belongs to whom, and who wins; `point_pits` goes before.
    book_aim(seeds: Number);
    /// How seeds are sown; `last` is the last pit of South's row, `far` of
    /// North's.
    book_sowing(last: Text, far: Text);
    /// What is captured.
    book_capture();
    /// What is captured with it.
    book_chain();
    /// What a grand slam is; `point_slam` follows.
    book_slam();
    /// Another end of the game.
    book_empty();
    /// After a rule that differs: what it usually is, as a sentence.
    book_usually(rule: Text);
    /// No rule differs.
    book_nothing_differs();
    /// A button: prints the book.
    book_print();
    /// A button: keeps it as a page of its own.
    book_save();

    // Rules that the reader puts together.

    /// A field of a rule set, as what can be chosen. `circle`: who gets the
    /// rest when the game circles.
    rule_field(field: Word(&["slam", "starved", "stuck", "majority", "few", "circle", "pits"]));
    /// What a field can be, in a word or two, for a button; a whole sentence
    /// stands below. `nothing` to `illegal-unless-forced`: a grand slam.
    /// `over`, `pass`: whoever has no seeds. `own` to `other`: who gets the
    /// rest. `yes`, `no`: whether more than half wins at once.
    rule_value(value: Word(&[
        "nothing", "illegal", "all", "illegal-unless-forced", "over", "pass", "own", "split",
        "other", "yes", "no", "5", "6",
    ]));
    /// Above the rules that the reader has named, in the choice of rules.
    your_rules();
    /// The field for their name.
    name_of_rules();
    /// A button: keeps them under the name.
    keep_rules();
    /// The same button where others have that name.
    replace_rules();
    /// A button: forgets them.
    forget_rules();
    /// A button: copies a link to a new game with them.
    share_rules();
    /// They are kept.
    rules_kept(name: Text);
    /// They are forgotten.
    rules_forgotten(name: Text);
    /// They cannot be kept without a name.
    rules_nameless();
    /// They are those that have this name already.
    rules_same(name: Text);
    /// Others have this name already.
    rules_taken(name: Text);
    /// There are as many as can be kept.
    rules_too_many(most: Number);
    /// The browser has no room for them, or keeps nothing.
    rules_not_kept();
    /// So many that the browser has kept cannot be read.
    rules_unread(sets: Number);

    // What went wrong.

    /// The kept game could not be read and is put aside.
    save_unreadable();
    /// The same, but it could not be put aside.
    save_spared();
    /// The browser allows no storage.
    storage_forbidden();
    /// The storage is full.
    storage_full();
    /// The computer cannot think in the background.
    no_worker();
    /// The computer had to begin again.
    worker_restarted();
    /// The language that was chosen could not be loaded.
    language_not_loaded();

    // Pictures of a position.

    /// The title: what the stores hold, and who is to move.
    picture_title(south: Number, north: Number, mover: Word(&["south", "north", "nobody"]));
    /// A row; `seeds` are those of its pits.
    picture_row(side: SIDE, first: Text, last: Text, seeds: List, store: Number);
    /// Which way sowing turns.
    picture_turns(way: Word(&["ccw", "cw"]));

    // Finished games.

    /// The title, and what opens it.
    statistics();
    /// In the place of them, before the first.
    no_statistics();
    /// The row of all games together.
    all_games();
    /// The row of games under some rules, whose name is given, against a level;
    /// 0 is two people, and then results are South's.
    games_of(rules: Text, level: Number);
    /// A column: how many games.
    games();
    /// A column: how many of them were won.
    games_won();
    /// A column: lost.
    games_lost();
    /// A column: without a winner.
    games_drawn();
    /// A column: most games won in a row.
    won_in_a_row();
    /// A column: seeds captured, and by the opponent.
    seeds_captured();
    /// Above the list of games that can be opened again.
    last_games();
    /// A game of the list, with its date; of two people the results are
    /// South's.
    past_game(date: Text, level: Number, result: Word(&["won", "lost", "drawn"]), ours: Number, theirs: Number);
    /// A button: reads a file of statistics.
    read_statistics();
    /// A button: erases all of them.
    erase();
    /// The same button, pressed once.
    erase_really();
    /// What was erased is gone.
    erased();
    /// So many games of a file were new.
    games_added(games: Number);
    /// A file holds no statistics of this game.
    not_statistics();
    /// So many of those that are kept cannot be read.
    games_unread(games: Number);
    /// There is no room for them in the browser.
    statistics_not_kept();
}
