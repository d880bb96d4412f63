import type { SamplePerson } from "./sample-people";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** How pages of stand-ins look. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1c1c1f, #ececee); --muted: light-dark(#5c5c66, #a8a8b3); --line: light-dark(#d9d9df, #3a3a42); --ground: light-dark(#f6f6f8, #17171a); --card: light-dark(#fff, #202024); --accent: light-dark(#3344c4, #aab4ff); }
* { box-sizing: border-box } body { margin: 0; min-height: 100dvh; display: grid; place-items: start center; padding: 8vh 16px 32px; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif }
main { width: 100%; max-width: 26rem; display: grid; gap: 20px; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 10px }
h1 { margin: 0; font-size: 22px } h2 { margin: 0; font-size: 15px } p { margin: 0; color: var(--muted) } form { margin: 0; display: grid; gap: 12px } section { display: grid; gap: 10px }
button { min-height: 44px; padding: 8px 14px; border: 1px solid var(--line); border-radius: 6px; background: transparent; color: inherit; font: inherit; text-align: left; cursor: pointer } button:hover { border-color: var(--accent) }
button small { display: block; color: var(--muted); overflow-wrap: anywhere } label { display: grid; gap: 4px; font-weight: 500 } input, select { min-height: 44px; padding: 8px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--card); color: inherit; font: inherit }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }`;

interface ChoicePage {
	readonly provider: string;
	/** Where the choice is sent. */
	readonly action: string;
	readonly people: readonly SamplePerson[];
	/** More fields of the form, as HTML. */
	readonly hidden?: string;
	readonly note?: string;
}

function personButton({ action, hidden = "" }: ChoicePage, { name, email, isVerified }: SamplePerson): string {
	const fields = { name, email, verified: isVerified ? "yes" : "no" };
	const inputs = Object.entries(fields).map(([key, value]) => `<input type="hidden" name="${key}" value="${escapeHtml(value)}">`);
	const said = isVerified ? email : `${email}, not verified`;
	return `<form method="post" action="${escapeHtml(action)}">${hidden}${inputs.join("")}<button>${escapeHtml(name)}<small>${escapeHtml(said)}</small></button></form>`;
}

/** The page on which one says who one is at a stand-in; nobody can take it for the real provider. */
export function choicePage(page: ChoicePage): string {
	const { provider, action, people, hidden = "", note = "" } = page;
	const to = escapeHtml(action);
	return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sample ${provider} sign-in</title><style>${PAGE_STYLE}</style>
<main><div><h1>Sample ${provider} sign-in</h1><p>This stands in for ${provider} on a local stack. Nothing leaves this machine.${note ? ` ${escapeHtml(note)}` : ""}</p></div>
<section aria-label="Sample people">${people.map((person) => personButton(page, person)).join("")}</section>
<section><h2>Somebody else</h2><form method="post" action="${to}">${hidden}
<label>E-mail<input name="email" type="email" required autocomplete="off"></label>
<label>Name<input name="name" autocomplete="off"></label>
<label>The address is<select name="verified"><option value="yes">verified</option><option value="no">not verified</option></select></label>
<button>Go on as this person</button></form></section>
<form method="post" action="${to}">${hidden}<button name="denied" value="yes">Don't allow it</button></form></main></html>`;
}
