import { attributes, type Html, html } from "@/components/surveys/form/html";
import type { MysteryEvent, ThankYou } from "@/lib/surveys/schemas/answering";
import { fill, type Words } from "@/lib/surveys/words/words";
import { type PageFrame, surveyPage } from "./page";
import { rewardList } from "./reward";

/** How messages reach a respondent. */
export interface LineOffer {
	/** The official account, as people find it. */
	readonly accountId: string;
	readonly addUrl: string;
	/** False once it is known that messages don't reach them. */
	readonly isReachable: boolean;
}

export interface ThankYouModel extends PageFrame {
	readonly thankYou: ThankYou;
	readonly words: Words;
	/** Null where no account can be connected. */
	readonly line: LineOffer | null;
	/** What became of a way to LINE that did not end as it should. */
	readonly notice: string | null;
}

/** The sentence that says what unlocks it. `hasLine`: the respondent has connected an account. */
function condition({ unlockCondition, thresholdCount, needsMessagingBinding }: MysteryEvent, words: Words, hasLine: boolean): string {
	const values = { total: thresholdCount ?? 0 };
	if (unlockCondition === "threshold") return fill(words.unlocksAtCount, values);
	if (unlockCondition === "both")
		return fill(needsMessagingBinding ? words.unlocksWithBoth : hasLine ? words.unlocksForConnected : words.unlocksAtCount, values);
	return words.unlocksWithLine;
}

function progress({ currentCount, thresholdCount, isUnlocked }: MysteryEvent, words: Words): Html | null {
	if (thresholdCount === null || isUnlocked) return null;
	const text = fill(words.progress, { count: Math.min(currentCount, thresholdCount), total: thresholdCount });
	return html`<p class="count" data-live="${words.progress}"><progress value="${Math.min(currentCount, thresholdCount)}" max="${thresholdCount}" aria-label="${text}"></progress> <span>${text}</span></p>`;
}

function mystery({ thankYou, words }: ThankYouModel, lang: string | undefined): Html | null {
	const event = thankYou.mysteryEvent;
	if (!event) return null;
	const own = attributes({ lang });
	const description = event.description && html`<p${own}>${event.description}</p>`;
	const state = event.isUnlocked
		? html`<p class="open"><strong>${words.unlocked}</strong></p>${event.rewardDetails && rewardList(event.rewardDetails, words)}`
		: html`<p>${condition(event, words, thankYou.hasMessagingBinding)}</p>${thankYou.isCounted && progress(event, words)}`;
	const url = `/api/v1/surveys/${thankYou.surveyId}/responses/${thankYou.responseId}/mystery-status`;
	const live = attributes({ "data-mystery": event.isUnlocked ? undefined : url });
	return html`<section class="card${event.isUnlocked && " opened"}" aria-labelledby="mystery"${live}><p class="kicker">${words.surprise}</p><h2 id="mystery"${own}>${event.title}</h2>${description}${state}</section>`;
}

function lineSection({ thankYou, words, line, isEmbedded }: ThankYouModel): Html | null {
	// Where nothing is left to open, there is nothing to hear of.
	const waitsForNews = thankYou.mysteryEvent !== null && !thankYou.mysteryEvent.isUnlocked;
	if (!line || !(waitsForNews || thankYou.hasMessagingBinding)) return null;
	const account = { account: line.accountId };
	const add = html`<p>${fill(words.lineUnreachable, account)}</p><p><a class="button plain" href="${line.addUrl}" target="_blank" rel="noopener noreferrer">${fill(words.lineAdd, account)}<span class="unseen"> (${words.newTab})</span></a></p>`;
	if (thankYou.hasMessagingBinding)
		return html`<section class="card" aria-labelledby="line"><h2 id="line">${words.lineDone}</h2>${!line.isReachable && add}</section>`;
	const href = `/api/v1/surveys/${thankYou.surveyId}/messaging/login?responseId=${thankYou.responseId}`;
	// LINE shows itself in no frame.
	const target = attributes(isEmbedded ? { target: "_blank", rel: "noopener" } : {});
	const tab = isEmbedded && html`<span class="unseen"> (${words.newTab})</span>`;
	return html`<section class="card" aria-labelledby="line"><h2 id="line">${words.lineTitle}</h2><p>${fill(words.lineText, account)}</p><p><a class="button line" href="${href}"${target}>${words.lineButton}${tab}</a></p></section>`;
}

/** The page that thanks, which stays a respondent's own. */
export function thankYouPage(model: ThankYouModel): string {
	const { thankYou, words, notice, language } = model;
	const lang = thankYou.language.split("-", 1)[0] === language ? undefined : thankYou.language;
	const said = notice !== null && html`<div id="notice" role="alert">${notice}</div>`;
	const early =
		thankYou.isEarlyBird &&
		thankYou.isCounted &&
		html`<p class="offer"><strong>${words.youAreEarly}</strong>${thankYou.earlyBirdMessage && html` <span${attributes({ lang })}>${thankYou.earlyBirdMessage}</span>`}</p>`;
	const isOffered = thankYou.isEarlyBird || thankYou.mysteryEvent !== null;
	const waits = isOffered && !thankYou.isCounted && html`<p class="offer quiet">${words.notCountedYet}</p>`;
	const intro = thankYou.thankYouMessage
		? html`<p class="intro"${attributes({ lang })}>${thankYou.thankYouMessage}</p>`
		: html`<p class="intro">${words.arrived}</p>`;
	const title = fill(words.thanksTitle, { name: thankYou.name });
	const stays = thankYou.mysteryEvent && html`<p class="help">${words.keepPage}</p>`;
	const content = html`<header><p class="kicker"${attributes({ lang })}>${thankYou.surveyTitle}</p><h1>${title}</h1>${intro}${early}${waits}</header>${mystery(model, lang)}${said}${lineSection(model)}${stays}`;
	const isLive = thankYou.mysteryEvent !== null && !thankYou.mysteryEvent.isUnlocked;
	return surveyPage({ ...model, title, content, hasScript: isLive || model.isEmbedded });
}
