/**
 * What stands in for Paddle.js: the same global and the same calls, as far as a page needs them to open a transaction. Like the original it opens
 * the checkout by itself when the address names a transaction.
 */
export function paddleScript(origin: string): string {
	return `(() => {
  const origin = ${JSON.stringify(origin)};
  let settings = {};
  let frame = null;
  const close = () => { frame?.remove(); frame = null; };
  const open = ({ transactionId }) => {
    close();
    frame = document.createElement("iframe");
    frame.title = "Checkout";
    frame.className = "paddle-frame";
    frame.src = origin + "/checkout/" + encodeURIComponent(transactionId);
    Object.assign(frame.style, { position: "fixed", inset: "0", width: "100%", height: "100%", border: "0", zIndex: "99999", background: "rgb(0 0 0 / 55%)" });
    document.body.append(frame);
  };
  addEventListener("message", (message) => {
    if (message.origin !== origin || message.source !== frame?.contentWindow || !message.data?.paddle) return;
    const { name, data } = message.data.paddle;
    if (name === "checkout.closed") close();
    settings.eventCallback?.({ name, data });
  });
  window.Paddle = {
    Status: { libraryVersion: "stand-in" },
    Environment: { set: () => undefined },
    Initialize: (options) => {
      if (!options?.token) throw new Error("Paddle.Initialize() needs a token.");
      settings = options;
      window.Paddle.Initialized = true;
      const transactionId = new URLSearchParams(location.search).get("_ptxn");
      if (transactionId) open({ transactionId });
    },
    Update: (options) => { settings = { ...settings, ...options }; },
    Checkout: { open, close },
    Initialized: false,
  };
})();
`;
}
