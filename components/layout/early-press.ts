declare global {
	/** The button that was pressed last before the page answered to presses; undefined when there was none. */
	var earlyPress: HTMLElement | undefined;
}

/**
 * Runs as the page is read, long before its scripts. A press of a button, or Enter in a form, does nothing yet, and must not send the form
 * by the browser's own means, which would lose what was typed: it is kept until the page is live. Links work by themselves.
 */
export const KEEP_EARLY_PRESS = `addEventListener("click",function(e){
if(document.documentElement.hasAttribute("data-live"))return;
var b=e.isTrusted&&e.target.closest&&e.target.closest("button,[role=button]");
if(b){e.preventDefault();earlyPress=b}},true)`;

/** Does what was pressed too early, once. A menu opens as the pointer goes down, all else by the click. */
export function replayEarlyPress(): void {
	const pressed = globalThis.earlyPress;
	globalThis.earlyPress = undefined;
	if (!pressed?.isConnected) return;
	pressed.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true, button: 0, pointerType: "mouse" }));
	pressed.click();
}
