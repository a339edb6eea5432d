//! Wooden clicks, made on the spot by the browser's own sound.

use js_sys::Math;
use js_sys::futures::spawn_local;
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioNode, BiquadFilterType, GainNode,
    OscillatorNode,
};

use crate::view::sound::Note;

/// Seconds of the knock with which a click begins.
const KNOCK: f32 = 0.03;

/// How much higher and how much weaker the second tone of a bar of wood is.
const OVERTONE: (f32, f32) = (2.76, 0.3);

/// What plays notes. It may only be made while the reader does something:
/// browsers refuse sound before.
pub struct Instrument {
    context: AudioContext,
    knock: AudioBuffer,
}

impl Instrument {
    /// An instrument, or none where the browser has no sound.
    pub fn new() -> Option<Instrument> {
        let context = AudioContext::new().ok()?;
        let rate = context.sample_rate();
        let length = (rate * KNOCK) as u32;
        let knock = context.create_buffer(1, length, rate).ok()?;
        let samples: Vec<f32> = (0..length)
            .map(|sample| {
                let left = 1.0 - sample as f32 / length as f32;
                (2.0 * Math::random() as f32 - 1.0) * left * left
            })
            .collect();
        knock.copy_to_channel(&samples, 0).ok()?;
        Some(Instrument { context, knock })
    }

    /// Goes on if the browser had it wait for the reader.
    pub fn wake(&self) {
        if self.context.state() == AudioContextState::Suspended
            && let Ok(woken) = self.context.resume()
        {
            // Where it stays silent, nothing is lost but sound.
            spawn_local(async move { drop(woken.await) });
        }
    }

    /// Plays a note, so strong.
    pub fn play(&self, note: &Note, strength: f32) {
        // One that has never run is about to; one that the browser has stopped
        // would play all at once when it goes on.
        let starts = self.context.current_time() == 0.0;
        if starts || self.context.state() == AudioContextState::Running {
            // What the browser cannot make stays silent.
            let _ = self.strike(note, strength);
        }
    }

    /// Every part ends by itself, and is let go by the browser then.
    fn strike(&self, note: &Note, strength: f32) -> Result<(), wasm_bindgen::JsValue> {
        let context = &self.context;
        let begin = context.current_time() + f64::from(note.after);
        let end = begin + f64::from(note.length);

        let pan = context.create_stereo_panner()?;
        pan.pan().set_value(note.pan);
        pan.connect_with_audio_node(&context.destination())?;

        let body = self.gain(0.0, &pan)?;
        let swell = body.gain();
        swell.set_value_at_time(0.0001, begin)?;
        swell.linear_ramp_to_value_at_time(note.loudness * strength, begin + 0.002)?;
        swell.exponential_ramp_to_value_at_time(0.0001, end)?;

        let above = self.gain(OVERTONE.1, &body)?;
        for (pitch, into) in [(note.pitch, &body), (note.pitch * OVERTONE.0, &above)] {
            let tone: OscillatorNode = context.create_oscillator()?;
            tone.frequency().set_value(pitch);
            tone.connect_with_audio_node(into)?;
            tone.start_with_when(begin)?;
            tone.stop_with_when(end + 0.02)?;
        }

        let band = context.create_biquad_filter()?;
        band.set_type(BiquadFilterType::Bandpass);
        band.frequency().set_value(note.pitch * 3.0);
        band.connect_with_audio_node(&body)?;
        let knock = context.create_buffer_source()?;
        knock.set_buffer(Some(&self.knock));
        knock.connect_with_audio_node(&band)?;
        knock.start_with_when(begin)
    }

    fn gain(&self, value: f32, into: &AudioNode) -> Result<GainNode, wasm_bindgen::JsValue> {
        let gain = self.context.create_gain()?;
        gain.gain().set_value(value);
        gain.connect_with_audio_node(into)?;
        Ok(gain)
    }
}

impl Drop for Instrument {
    fn drop(&mut self) {
        let _ = self.context.close();
    }
}
