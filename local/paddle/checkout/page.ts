import type { Transaction } from "@/local/paddle/records/book";
import { escapeHtml, money } from "./escape";

/** Shown inside the application's page, as the real checkout is. */
export const CHECKOUT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'";

const STYLE = `
:root { color-scheme: light dark; --surface: #fff; --line: #e3e6ea; --ink: #1b2230; --muted: #596273; --accent: #2a55c9; --on: #fff; --bad: #b3261e; --note: #fff6e0; }
@media (prefers-color-scheme: dark) { :root { --surface: #171b21; --line: #39414c; --ink: #ebedf1; --muted: #a4adba; --accent: #8fb0ff; --on: #101318; --bad: #ff9b92; --note: #33290f; } }
* { box-sizing: border-box; margin: 0; }
body { display: grid; place-items: center; min-height: 100vh; padding: 16px; font: 14px/1.5 system-ui, sans-serif; color: var(--ink); background: transparent; }
main { display: grid; gap: 16px; width: min(420px, 100%); padding: 24px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); box-shadow: 0 12px 40px rgb(0 0 0 / 25%); }
h1 { font-size: 16px; font-weight: 600; }
.note { padding: 8px 12px; border-radius: 6px; background: var(--note); font-size: 13px; }
dl { display: grid; grid-template-columns: 1fr auto; gap: 4px 0; }
dd { text-align: right; font-variant-numeric: tabular-nums; }
.total { padding-top: 8px; border-top: 1px solid var(--line); font-weight: 600; }
.tax { color: var(--muted); font-size: 13px; }
button { min-height: 40px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 6px; background: transparent; color: inherit; font: inherit; cursor: pointer; }
button.pay { border-color: transparent; background: var(--accent); color: var(--on); font-weight: 600; }
button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
button:disabled { opacity: .6; cursor: default; }
[role=alert]:not(:empty) { color: var(--bad); }
`;

const SCRIPT = `
const say = (name) => parent.postMessage({ paddle: { name, data: { transaction_id: document.body.dataset.transaction, status: document.body.dataset.status } } }, "*");
const alertLine = document.querySelector("[role=alert]");
const buttons = [...document.querySelectorAll("button[data-do]")];
for (const button of buttons) button.addEventListener("click", async () => {
  const what = button.dataset.do;
  if (what === "close") return say("checkout.closed");
  for (const other of buttons) other.disabled = true;
  alertLine.textContent = "";
  const response = await fetch(location.pathname + "/" + what, { method: "POST" }).catch(() => null);
  for (const other of buttons) other.disabled = false;
  if (response?.ok && what === "pay") { document.body.dataset.status = "completed"; return say("checkout.completed"); }
  alertLine.textContent = response?.ok ? "The card was declined. Nothing was charged. Try again, or close." : "This checkout can't be paid any more.";
  say("checkout.payment.failed");
});
say("checkout.loaded");
document.querySelector("button[data-do]")?.focus();
`;

const PAID = new Set(["paid", "completed"]);

function shell(transaction: Transaction | null, content: string): string {
	const about = transaction ? ` data-transaction="${transaction.id}" data-status="${transaction.status}"` : "";
	return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Checkout (stand-in)</title><style>${STYLE}</style><body${about}><main><h1>Checkout</h1><p class="note">A stand-in for Paddle on this machine. No card is asked for and no money moves.</p>${content}<p role="alert"></p></main><script>${SCRIPT}</script></body></html>`;
}

/** The checkout of one transaction: pay, be declined, or close it. */
export function checkoutPage(transaction: Transaction | undefined): string {
	const close = '<button type="button" data-do="close">Close</button>';
	if (!transaction) return shell(null, `<p>There is no such transaction.</p>${close}`);
	if (PAID.has(transaction.status)) return shell(transaction, `<p>This is paid already.</p>${close}`);
	if (transaction.status === "canceled") return shell(transaction, `<p>This was canceled. Start again from the application.</p>${close}`);
	const { currency_code: currency, details, items } = transaction;
	const rows = items.map(
		({ price, quantity }) =>
			`<dt>${escapeHtml(price?.product?.name ?? price?.description ?? "Item")}</dt><dd>${money(String(Number(price?.unit_price.amount ?? 0) * quantity), currency)}</dd>`,
	);
	const every = items.find(({ price }) => price?.billing_cycle)?.price?.billing_cycle?.interval;
	const total = `${money(details?.totals?.total, currency)}${every ? ` every ${every}` : ""}`;
	const table = `<dl>${rows.join("")}<dt class="tax">of which tax</dt><dd class="tax">${money(details?.totals?.tax, currency)}</dd><dt class="total">Total</dt><dd class="total">${total}</dd></dl>`;
	const pay = `<button type="button" class="pay" data-do="pay">Pay ${money(details?.totals?.total, currency)}</button>`;
	return shell(transaction, `${table}${pay}<button type="button" data-do="decline">Have the card declined</button>${close}`);
}
