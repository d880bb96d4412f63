import { htmlToText } from "@/lib/tools/job-search/shape/html-to-text";
import { jobPostingsIn } from "@/lib/tools/job-search/shape/structured-data";

/** What a public page showed. `uncertain` means: it answered, but shows neither the posting nor that it is closed. */
export interface PageVerdict {
	readonly verdict: "open" | "closed" | "blocked" | "uncertain";
	readonly evidence: string;
}

export interface SeenPage {
	readonly requestedUrl: string;
	readonly finalUrl: string;
	readonly status: number;
	readonly body: string;
	readonly title: string;
	readonly now: Date;
}

const BOT_WALL =
	/just a moment\.\.\.|attention required! \| cloudflare|cf-chl-|cf-challenge|challenge-platform|verify (?:that )?you are (?:a )?human|are you a robot|unusual traffic|enable javascript and cookies to continue|px-captcha|g-recaptcha|hcaptcha\.com|access denied|request blocked|ddos protection by/i;
const BOT_WALL_MAX_TEXT = 1_500;
const CLOSED_TEXT =
	/(?:no longer (?:accepting|taking) applications(?! from| by)|(?:job|position|posting|role|vacancy|opening|opportunity|listing|offer)(?: posting| listing| ad)? (?:you are looking for )?(?:is|was|has been|has|are) (?:already )?(?:no longer (?:available|open|active|online|accepting)|closed|filled|expired|removed|been (?:filled|closed|removed))|(?:this|the) (?:job|posting|listing|position) (?:has )?expired|applications (?:are|have) (?:now )?(?:been )?closed|stelle(?:nanzeige)? ist (?:leider )?(?:nicht mehr (?:verfügbar|online|aktuell)|bereits besetzt|abgelaufen|besetzt)|(?:offre|annonce|poste)(?: d'emploi)? (?:n'est plus (?:disponible|en ligne)|a expiré|a été pourvu|est pourvu)|(?:oferta|vacante|puesto) (?:ya no está disponible|ha (?:caducado|expirado)|ha sido cubiert[oa]|está cerrad[oa])|esta vaga (?:foi encerrada|não está mais disponível)|tin tuyển dụng (?:này )?đã (?:hết hạn|đóng)|(?:募集は終了|掲載は終了|応募受付は終了))/i;

/** A date without a time lasts until the end of its day, in the last time zone on earth (UTC-12). */
function toDate(value: unknown): Date | null {
	if (typeof value !== "string") return null;
	const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T23:59:59-12:00` : value);
	return Number.isNaN(date.getTime()) ? null : date;
}

function showsTitle(text: string, title: string): boolean {
	const words = title.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
	if (words.length === 0) return false;
	const seen = new Set(text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []);
	return words.filter((word) => seen.has(word)).length / words.length >= 0.8;
}

function judgeRedirect(page: SeenPage): PageVerdict | null {
	const [requested, final] = [new URL(page.requestedUrl), new URL(page.finalUrl)];
	if (requested.href === final.href) return null;
	if (final.searchParams.get("error") === "true") return { verdict: "closed", evidence: "The page redirects to the board with an error mark." };
	const lastPart = requested.pathname.split("/").filter(Boolean).at(-1) ?? "";
	const keepsPosting =
		lastPart === "" || decodeURIComponent(final.href).includes(decodeURIComponent(lastPart)) || idsOf(lastPart).some((id) => final.href.includes(id));
	return keepsPosting ? null : { verdict: "uncertain", evidence: "The page redirects to an address that no longer names the posting." };
}

function idsOf(part: string): string[] {
	return part.match(/\d{4,}|[0-9a-f]{8}-[0-9a-f-]{27}/gi) ?? [];
}

/** Judges a posting's public page. Only what cannot be misread closes a posting; a refusal to answer never does. */
export function judgePage(page: SeenPage): PageVerdict {
	const { status, body } = page;
	if (status === 404 || status === 410) return { verdict: "closed", evidence: `The page answers ${status}: it is gone.` };
	if (status === 401 || status === 403 || status === 429 || status === 503)
		return { verdict: "blocked", evidence: `The page answers ${status} and lets nobody look.` };
	if (status < 200 || status >= 300) return { verdict: "uncertain", evidence: `The page answers ${status}.` };
	const redirect = judgeRedirect(page);
	if (redirect !== null) return redirect;
	const text = htmlToText(body);
	if (text.length < BOT_WALL_MAX_TEXT && BOT_WALL.test(body)) return { verdict: "blocked", evidence: "The page asks for proof of being human." };
	const postings = jobPostingsIn(body);
	const ended = postings.map((posting) => toDate(posting.validThrough)).find((date) => date !== null && date < page.now);
	if (ended) return { verdict: "closed", evidence: `The page's own data says that the posting was valid through ${ended.toISOString().slice(0, 10)}.` };
	const closing = CLOSED_TEXT.exec(text)?.[0];
	if (closing !== undefined) return { verdict: "closed", evidence: `The page says: "${closing}".` };
	if (postings.length > 0 || showsTitle(text, page.title)) return { verdict: "open", evidence: "The page shows the posting." };
	return { verdict: "uncertain", evidence: "The page answers, but does not show the posting." };
}
