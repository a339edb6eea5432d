//! The machine that was measured on, in a few words.

use std::env::consts::{ARCH, OS};
use std::fmt;
use std::fs;
use std::process::Command;
use std::thread::available_parallelism;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::Result;
use crate::process::run;

/// What there is to say of the machine.
pub struct Machine {
    cores: usize,
    is_virtual: bool,
    gigahertz: Option<f64>,
    compiler: String,
    /// What the browser calls itself.
    pub browser: Option<String>,
    /// How many programs wanted a core on average, before and after.
    load: [Option<f64>; 2],
}

impl Machine {
    pub fn of_this() -> Result<Machine> {
        // Only Linux has it.
        let cpu = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let megahertz = cpu.lines().find_map(|line| {
            let (_, value) = line.strip_prefix("cpu MHz")?.split_once(": ")?;
            value.parse::<f64>().ok()
        });
        let told = run(Command::new("rustc").arg("--version"))?;
        let compiler: Vec<&str> = told.split_whitespace().take(2).collect();
        Ok(Machine {
            cores: available_parallelism().map_or(1, Into::into),
            is_virtual: cpu.contains(" hypervisor"),
            gigahertz: megahertz.map(|mega| mega / 1000.0),
            compiler: compiler.join(" "),
            browser: None,
            load: [load(), None],
        })
    }

    /// Looks at the load again.
    pub fn look_again(&mut self) {
        self.load[1] = load();
    }
}

/// The average of the last minute.
fn load() -> Option<f64> {
    let told = fs::read_to_string("/proc/loadavg").ok()?;
    told.split(' ').next()?.parse().ok()
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = if self.is_virtual { "virtual " } else { "" };
        let (cores, arch) = (self.cores, ARCH.replace('_', "-"));
        write!(f, "Measured on {}: {cores} {kind}{arch} cores", today())?;
        if let Some(gigahertz) = self.gigahertz {
            write!(f, " at {gigahertz:.1} GHz")?;
        }
        let system = if OS == "linux" { "Linux" } else { OS };
        write!(f, ", {system}, {}", self.compiler)?;
        if let Some(browser) = &self.browser {
            write!(f, ", {browser}")?;
        }
        if let [Some(before), Some(after)] = self.load {
            let load = format!("{before:.1} programs wanted a core before it, {after:.1} after it");
            write!(f, ".\nOn average {load}")?;
        }
        writeln!(f, ".")
    }
}

/// The day, in Greenwich.
fn today() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    date(now.map_or(0, |time| time.as_secs() / 86_400))
}

/// The date so many days after the first of January 1970.
fn date(days: u64) -> String {
    // Years begin in March here, so that the leap day comes last; 719,468 days
    // before 1970 began the year 0.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = 400 * era + year + u64::from(month <= 2);
    format!("{year}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_are_dates() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(11_016), "2000-02-29");
        assert_eq!(date(20_453), "2025-12-31");
        assert_eq!(date(20_454), "2026-01-01");
    }
}
