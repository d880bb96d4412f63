import type { MailAddress, Message, MessageSummary } from "./message";

const STYLE = `
:root { color-scheme: light dark; --canvas: #f9fafb; --surface: #fff; --line: #e3e6ea; --ink: #1b2230; --muted: #596273; --accent: #2a55c9; --soft: #edf2fd; }
@media (prefers-color-scheme: dark) { :root { --canvas: #101318; --surface: #171b21; --line: #2a3038; --ink: #ebedf1; --muted: #a4adba; --accent: #8fb0ff; --soft: #1d2738; } }
* { box-sizing: border-box; margin: 0; }
body { display: grid; grid-template: auto 1fr / minmax(260px, 360px) 1fr; height: 100vh; font: 14px/1.5 system-ui, sans-serif; background: var(--canvas); color: var(--ink); }
header { grid-column: 1 / -1; display: flex; gap: 16px; align-items: center; padding: 12px 20px; border-bottom: 1px solid var(--line); background: var(--surface); }
header h1 { font-size: 16px; font-weight: 600; }
header p { color: var(--muted); }
nav { overflow: auto; border-right: 1px solid var(--line); background: var(--surface); }
nav a { display: block; padding: 12px 20px; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; }
nav a:hover, nav a[aria-current] { background: var(--soft); }
nav a:focus-visible, main a:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
nav b { display: block; font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
nav span, time, dd { color: var(--muted); font-size: 13px; overflow-wrap: anywhere; }
main { display: flex; flex-direction: column; gap: 16px; padding: 20px 24px; overflow: auto; }
main h2 { font-size: 20px; font-weight: 600; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; font-size: 13px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; max-width: 72ch; }
iframe { flex: 1; min-height: 420px; border: 1px solid var(--line); border-radius: 10px; background: #fff; }
summary { cursor: pointer; color: var(--muted); }
main a { color: var(--accent); }
.empty { margin: auto; max-width: 40ch; text-align: center; color: var(--muted); }
@media (max-width: 720px) { body { grid-template: auto minmax(120px, 35vh) 1fr / 1fr; } nav { border-right: 0; border-bottom: 1px solid var(--line); } }
`;

const RELOAD_ON_NEW_MAIL = `
const newest = document.body.dataset.newest;
setInterval(async () => {
  const response = await fetch("/api/v1/messages?limit=1").catch(() => null);
  if (!response?.ok) return;
  const { messages } = await response.json();
  if ((messages[0]?.ID ?? "") !== newest) location.reload();
}, 2000);
`;

/** Text for HTML, in content and in quoted attributes. */
function escapeHtml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

function people(addresses: MailAddress[]): string {
	return addresses.map(({ Name, Address }) => escapeHtml(Name ? `${Name} <${Address}>` : Address)).join(", ");
}

function withLinks(text: string): string {
	const pieces = text.split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/);
	return pieces
		.map((piece, index) => (index % 2 ? `<a href="${escapeHtml(piece)}" target="_blank" rel="noreferrer">${escapeHtml(piece)}</a>` : escapeHtml(piece)))
		.join("");
}

function listItem(message: MessageSummary, openId: string | undefined): string {
	const current = message.ID === openId ? ' aria-current="true"' : "";
	const time = `<time datetime="${message.Created}">${message.Created.slice(0, 19).replace("T", " ")} UTC</time>`;
	return `<a href="/?id=${message.ID}"${current}><b>${escapeHtml(message.Subject || "(no subject)")}</b><span>${people(message.To)}</span><br>${time}</a>`;
}

function reader(message: Message | null): string {
	if (!message) return '<p class="empty">Mail that the application sends arrives here and goes nowhere else. Choose a message to read it.</p>';
	const rows: Array<[string, string]> = [
		["From", people([message.From])],
		["To", people(message.To)],
		["Cc", people(message.Cc)],
		["Bcc", people(message.Bcc)],
		["Attachments", escapeHtml(message.Attachments.map(({ FileName }) => FileName).join(", "))],
	];
	const details = rows.flatMap(([name, value]) => (value ? [`<dt>${name}</dt><dd>${value}</dd>`] : [])).join("");
	const text = `<pre>${withLinks(message.Text)}</pre>`;
	const frame = `<iframe title="The message as HTML" src="/view/${message.ID}.html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
	const body = message.HTML ? `${frame}<details><summary>Plain text</summary>${text}</details>` : text;
	return `<h2>${escapeHtml(message.Subject || "(no subject)")}</h2><dl>${details}</dl>${body}`;
}

/** The mailbox as a page: the list, newest first, and the open message. */
export function renderPage(messages: MessageSummary[], open: Message | null): string {
	const items = messages.map((message) => listItem(message, open?.ID)).join("") || '<p class="empty" style="padding:20px">No mail yet.</p>';
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox</title>
<style>${STYLE}</style></head><body data-newest="${messages[0]?.ID ?? ""}">
<header><h1>Mailbox</h1><p>${messages.length} ${messages.length === 1 ? "message" : "messages"}, kept on this machine only</p></header>
<nav aria-label="Messages">${items}</nav><main>${reader(open)}</main><script>${RELOAD_ON_NEW_MAIL}</script></body></html>`;
}

/** A message's own HTML for the frame: links open in a new tab. Served with a policy that lets no script run. */
export function renderMessageHtml(message: Message): string {
	return `<base target="_blank">${message.HTML}`;
}
