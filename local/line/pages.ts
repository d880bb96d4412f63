import { escapeHtml, PAGE_STYLE } from "@/local/identity/choice-page";

/** A page of the stand-in, which nobody can take for LINE itself. */
export function standInPage(title: string, content: string, note = ""): string {
	const said = note ? `<p role="alert">${escapeHtml(note)}</p>` : "";
	return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${PAGE_STYLE}
.check { display: flex; gap: 10px; align-items: start; min-height: 44px } .check input { min-height: 0; width: 20px; height: 20px; margin: 2px 0 } .row { display: flex; gap: 8px; flex-wrap: wrap } .row button { min-height: 36px }
article { border: 1px solid var(--line); border-radius: 10px; padding: 12px; display: grid; gap: 8px } article p { color: inherit; white-space: pre-line; overflow-wrap: anywhere } article small { color: var(--muted) } ul { margin: 0; padding-left: 20px; color: var(--muted) } h3 { margin: 0; font-size: 15px } a { color: var(--accent) }
.wide { max-width: 40rem }</style>
<main${content.includes("<article") ? ' class="wide"' : ""}><div><h1>${escapeHtml(title)}</h1><p>This stands in for LINE on a local stack. Nothing leaves this machine.</p>${said}</div>${content}</main></html>`;
}

export { escapeHtml };
