import built from "@/components/surveys/form/built.json";
import { attributes, type Html, html, Html as Raw } from "@/components/surveys/form/html";

/** Where the script is served: it changes its address with its content. */
export const SCRIPT_PATH = `/s/form.js?v=${built.scriptHash}`;

export interface PageFrame {
	/** Of the page's own words. */
	readonly language: string;
	readonly nonce: string;
	readonly isEmbedded: boolean;
}

interface Page extends PageFrame {
	readonly title: string;
	readonly content: Html;
	readonly hasScript?: boolean;
	/** The form is shown step by step. */
	readonly isStepwise?: boolean;
	/** Anything else that the script reads from the body. */
	readonly data?: Readonly<Record<string, string>>;
}

/**
 * Before anything is drawn it is known that there will be steps, so that nothing jumps when the script has come. Where it does not come, the whole
 * form is shown after all.
 */
const WILL_STEP = `(d=>{d.className="steps";const all=()=>{if(d.className=="steps")d.className=""};addEventListener("error",e=>{if(e.target.tagName=="SCRIPT")all()},true);setTimeout(all,5e3)})(document.documentElement)`;

/** A page of a survey: one stylesheet inside it, one small script beside it, nothing else to load. */
export function surveyPage({ language, nonce, isEmbedded, title, content, hasScript = false, isStepwise = false, data = {} }: Page): string {
	const early = isStepwise && html`<script nonce="${nonce}">${new Raw(WILL_STEP)}</script>`;
	const script = hasScript && html`${early}<script src="${SCRIPT_PATH}" defer></script>`;
	const body = attributes({ "data-embed": isEmbedded, ...data });
	return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><link rel="icon" href="/icon.svg"><style nonce="${nonce}">${new Raw(built.style)}</style>${script}</head><body${body}><main>${content}</main></body></html>`
		.text;
}
