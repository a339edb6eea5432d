// Has the page work offline, and finds new versions of it: boot.js loads this
// when the game is there and at rest.
(() => {
  "use strict";
  const worker = new URL("sw.js", document.currentScript.src);
  const HOUR = 3_600_000;
  // How long a new version is waited for. It takes over when the one before has
  // answered everything: minutes later, if the network hangs.
  const PATIENCE = 3_000;

  // Registers the service worker. `announce(use)` is called whenever a new
  // version is ready; `use()` loads this page anew in it.
  self.awaleKeepOffline = async (announce) => {
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.register(worker, { updateViaCache: "none" });
    const reload = () => location.reload();

    const offer = () => {
      const { waiting } = registration;
      // Without a controller it is the first version, or this page was loaded
      // past it.
      if (!waiting || !serviceWorker.controller) return;
      announce(() => {
        // Another page may have chosen it since.
        if (waiting.state !== "installed") return reload();
        serviceWorker.addEventListener("controllerchange", reload, { once: true });
        waiting.postMessage("use");
        setTimeout(() => {
          serviceWorker.controller?.postMessage("leave");
          // Whatever it is that holds it up, the reader has pressed.
          setTimeout(reload, PATIENCE);
        }, PATIENCE);
      });
    };
    const follow = () => registration.installing?.addEventListener("statechange", offer);
    registration.addEventListener("updatefound", follow);
    follow();
    offer();

    // The build of this page tells the service worker whether older ones are
    // done with.
    const build = document.querySelector("meta[name=build]")?.content;
    let controller = serviceWorker.controller;
    const greet = () => controller?.postMessage(build);
    greet();
    // Another page has chosen the new version. This one goes on as it is.
    serviceWorker.addEventListener("controllerchange", () => {
      if (controller) announce(reload);
      controller = serviceWorker.controller;
      greet();
    });

    let looked = 0;
    const look = () => {
      if (document.visibilityState !== "visible" || Date.now() - looked < HOUR) return;
      looked = Date.now();
      // Without a network there is nothing new.
      registration.update().catch(() => {});
    };
    document.addEventListener("visibilitychange", look);
    look();
  };
})();
