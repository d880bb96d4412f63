/** One mail: greeting, paragraphs, at most one button, closing lines in small print. */
export interface Letter {
	readonly subject: string;
	readonly name: string | null;
	readonly paragraphs: readonly string[];
	readonly action?: { readonly label: string; readonly url: string };
	readonly notes: readonly string[];
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

function greeting(name: string | null): string {
	return name ? `Hello ${name},` : "Hello,";
}

export function toText({ name, paragraphs, action, notes }: Letter): string {
	const parts = [greeting(name), ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...notes, "Goal Mode"];
	return `${parts.join("\n\n")}\n`;
}

// Colours that stay readable on white and on the near-black that mail programs paint in dark mode; the style element refines them where it is read.
const STYLE = `:root{color-scheme:light dark}
body{margin:0;padding:32px 16px;background:#f7f7f8;color:#1c1d21;font:15px/1.6 -apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
.card{max-width:520px;margin:0 auto;padding:32px;background:#fff;border:1px solid #e3e4e8;border-radius:10px}
.mark{margin:0 0 24px;font-weight:600}p{margin:0 0 16px}.note{margin:0 0 8px;font-size:13px;color:#6b6e78}
.button{display:inline-block;padding:10px 18px;background:#3451d1;color:#fff;text-decoration:none;border-radius:6px;font-weight:500}
.link{word-break:break-all}hr{border:0;border-top:1px solid #e3e4e8;margin:24px 0 16px}
@media(prefers-color-scheme:dark){body{background:#101114;color:#ececef}.card{background:#18191d;border-color:#2c2e35}.note{color:#9da0ab}hr{border-color:#2c2e35}}`;

export function toHtml({ subject, name, paragraphs, action, notes }: Letter): string {
	const body = [greeting(name), ...paragraphs].map((line) => `<p>${escapeHtml(line)}</p>`);
	if (action) {
		const url = escapeHtml(action.url);
		body.push(`<p><a class="button" style="color:#fff;background:#3451d1" href="${url}">${escapeHtml(action.label)}</a></p>`);
		body.push(`<p class="note">If the button doesn't work, open this address:<br><a class="link" href="${url}">${url}</a></p>`);
	}
	const small = notes.map((line) => `<p class="note">${escapeHtml(line)}</p>`).join("");
	const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">`;
	return `<!doctype html><html lang="en"><head>${head}<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head><body><div class="card"><p class="mark">Goal Mode</p>${body.join("")}<hr>${small}</div></body></html>`;
}
