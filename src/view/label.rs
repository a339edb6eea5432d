//! What stands on controls, as data for the languages.

/// A word or two on a control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// Opens the settings of a new game.
    NewGame,
    /// Takes the last move back.
    Undo,
    /// Plays again with the same settings.
    PlayAgain,
    /// The switch of languages.
    Language,
    /// The board as a whole.
    Board,
    /// The two rows of pits.
    Pits,
    /// The rules of a game.
    Rules,
    /// Who the person plays against.
    Opponent,
    /// The computer, as an opponent.
    ComputerPlayer,
    /// Two people at one board.
    TwoPlayers,
    /// How strong the computer is.
    Strength,
    /// The side that the person plays.
    YourSide,
    /// Who begins.
    WhoBegins,
    /// The way of sowing.
    Direction,
    /// Starts the game.
    Start,
    /// Closes without a change.
    Cancel,
    /// Removes a notice.
    Dismiss,
    /// The notices beside the board.
    Notices,
    /// Where each point of the rules comes from.
    Readings,
    /// What the keys do.
    Keys,
    /// Explains pits instead of playing them.
    Why,
    /// What else can be done with the game.
    More,
    /// Plays a move again that was taken back.
    Redo,
    /// Shows the last move before the shown position once more.
    Replay,
    /// Makes a link, text or picture of the game.
    Share,
    /// Opens a game from text or a file.
    Open,
    /// Opens the text that has been given.
    OpenNow,
    /// A game has been opened in place of the running one.
    OpenedInstead,
    /// Two players agree to stop.
    Agree,
    /// Offers the computer to stop.
    OfferToStop,
    /// Gives the game up.
    Resign,
    /// Closes what is open.
    Close,
    /// Puts a text into the clipboard.
    Copy,
    /// Keeps a text as a file.
    Download,
    /// What is shared.
    ShareWhat,
    /// The text that is shared.
    SharedText,
    /// Where a text to open goes.
    TextToOpen,
    /// Chooses a file to open.
    ChooseFile,
    /// Shows the last position.
    ToTheEnd,
    /// Brings back the game before the opened one.
    BringBack,
    /// Asks the computer for advice.
    Hint,
    /// The list of moves, and the control that opens it.
    Moves,
    /// Shows what the computer thinks of all moves.
    Analysis,
    /// The column of pits.
    Pit,
    /// The column of what moves are worth.
    Worth,
    /// The column of what is expected.
    Expected,
    /// How large the endgame tables may be.
    Tables,
    /// Closes the analysis.
    CloseAnalysis,
    /// Has the analysis read out.
    ReadAloud,
    /// Has the position read out.
    ReadPosition,
    /// Has the last move read out.
    ReadLast,
    /// Opens the field for typed moves.
    TypeMove,
    /// The field for a typed move.
    TypedMove,
    /// Plays the typed move.
    PlayTyped,
    /// Stays with the level.
    Stay,
    /// A new version of the page is ready.
    NewVersion,
    /// Uses it at once.
    UseItNow,
    /// Leaves it for later.
    Later,
}
