//! What the computer thinks of each move in the shown position.

use yew::prelude::*;

use crate::app::hooks::{Analysis, Thinks};
use crate::app::page::Shared;
use crate::app::state::{Action, State};
use crate::engine::Thought;
use crate::rules::Pit;
use crate::view::message::{Label, Message};
use crate::view::study::{Progress, Study, Tables, Worth};

/// How many plies of a line there is room for.
const LINE: usize = 9;

/// A table of what has been found out of the pits of the side to move, and how
/// far the endgame tables are. It is no live region: what it says changes all
/// the time, and is read out on demand.
pub fn analysis_panel(state: &Shared, thinks: &Thinks, tables: Tables) -> Html {
    let words = |message| state.language.say(&message);
    let label = |label| words(Message::Label(label));
    let study = |study| words(Message::Study(study));
    let current = thinks.as_ref().filter(|thinks| thinks.is_of(state));
    let report = current.and_then(|thinks| thinks.report.clone());
    let moves: &[Thought] = report.as_ref().map_or(&[], |report| &report.moves);
    let best = moves.first().map(|thought| thought.pit);

    let side = state.game.position().side();
    let pits = (0..state.game.rules().pits_a_side()).filter_map(|place| Pit::new(side, place));
    let rows = pits.map(|pit| {
        let thought = moves.iter().find(|thought| thought.pit == pit);
        let worth = thought.map(|thought| study(Study::Worth(Worth::of(thought.value))));
        let line = thought.map(|thought| study(Study::Line(shown(thought))));
        html! {
            <tr key={pit.letter().to_string()} data-move={pit.letter().to_string()}
                class={(best == Some(pit)).then_some("best")}>
                <th scope="row">{ pit.letter() }</th>
                <td class="worth">{ worth.unwrap_or_else(|| "–".into()) }</td>
                <td class="expected">{ line }</td>
            </tr>
        }
    });
    let is_certain = !moves.is_empty() && moves.iter().all(|thought| thought.exact);
    let summary = moves.first().map(|first| Study::Summary {
        pit: first.pit,
        worth: Worth::of(first.value),
        line: shown(first),
        depth: report.as_ref().map_or(0, |report| report.depth),
    });
    let on_read = {
        let (state, summary) = (state.clone(), summary.clone());
        Callback::from(move |_: MouseEvent| {
            let summary = summary.clone().map(Message::Study);
            summary
                .into_iter()
                .for_each(|told| state.dispatch(Action::Read(told)));
        })
    };
    let on_close = {
        let state = state.clone();
        Callback::from(move |event: MouseEvent| {
            crate::app::browser::focus_board(&event);
            state.dispatch(Action::Analyse(false));
        })
    };
    html! {
        <section class="panel analysis" aria-labelledby="analysis-title" data-depth={
            report.as_ref().map(|report| report.depth.to_string())
        }>
            <div class="heading">
                <h2 id="analysis-title">{ label(Label::Analysis) }</h2>
                <button type="button" class="quiet" data-action="read-aloud"
                    aria-disabled={summary.is_none().then_some("true")} onclick={on_read}>
                    { label(Label::ReadAloud) }
                </button>
                <button type="button" class="close" data-action="close-analysis" onclick={on_close}>
                    <span class="unseen">{ label(Label::CloseAnalysis) }</span>
                    <span aria-hidden="true">{ "×" }</span>
                </button>
            </div>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{ label(Label::Pit) }</th>
                        <th scope="col">{ label(Label::Worth) }</th>
                        <th scope="col">{ label(Label::Expected) }</th>
                    </tr>
                </thead>
                <tbody>{ for rows }</tbody>
            </table>
            <p class="progress">
                { study(match is_certain {
                    // How far was looked is then of no interest.
                    true => Study::Certain,
                    false => Study::State(progress(state, current)),
                }) }
            </p>
            <p class="tables">{ study(Study::Tables(tables)) }</p>
        </section>
    }
}

/// As much of a line as there is room for.
fn shown(thought: &Thought) -> Vec<Pit> {
    thought.line.iter().take(LINE).copied().collect()
}

fn progress(state: &State, current: Option<&Analysis>) -> Progress {
    if state.game.legal().is_empty() {
        return Progress::Over;
    }
    if state.is_thinking() || state.offered_at.is_some() {
        return Progress::Waiting;
    }
    let Some(analysis) = current else {
        return Progress::Begun;
    };
    match (&analysis.report, analysis.is_over) {
        (None, true) => Progress::Impossible,
        (None, false) => Progress::Begun,
        (Some(report), true) => Progress::Done(report.depth),
        (Some(report), false) => Progress::Deep(report.depth),
    }
}
