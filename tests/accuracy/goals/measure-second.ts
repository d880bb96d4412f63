import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { plainWords } from "@/lib/catalog/goals/goal-features";
import { readGoal } from "@/lib/catalog/read-goal";
import { canonicalCountry } from "@/lib/platform/language/countries";
import { answersOf } from "./answers-of";
import { type Measured, share } from "./shares";

const Second = z.object({
	goal: z.string(),
	language: z.string(),
	files: z.array(z.string()),
	/** "none" of a vague goal: nothing can be chosen yet, so that its person is asked. */
	workflow: z.union([z.string(), z.array(z.string())]),
	answers: z.record(z.string(), z.string()),
	kind: z.enum(["plain", "vague", "wrong", "hostile"]),
});
type Second = z.infer<typeof Second>;

/** For each workflow which of the labels' wishes it has a question for, and what that question is called. */
const QUESTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	"goal_lane.resume_to_job_ready": { place: "location", remote: "remote", seniority: "seniority", job: "targetTitles" },
	"goal_lane.cover_letter": { language: "language", tone: "tone" },
	"conversion.documents_to_pdf": { "page size": "paper" },
	"conversion.pdf_to_editable": { format: "formats" },
	"conversion.tables": { format: "targetFormat" },
	"conversion.images_for_platforms": { platform: "platforms" },
	"conversion.slideshow_video": { aspect: "formats", "seconds per picture": "seconds", transition: "transition" },
	"forge.brief": { length: "length" },
	"forge.data_report": { by: "groupBy" },
	"forge.redact": { kinds: "kinds" },
};

/** One PDF or many is no wish that these labels name, so that finding it is neither right nor wrong. */
const UNLABELLED = "count";
/** Wishes of the labels that a question has no answer to: networks, papers and languages that are not ours, tones that a letter does not know. */
const UNKNOWN =
	/etsy|catal|wallapop|ebay|vinted|amazon|mercari|メルカリ|bumble|tinder|discord|twitch|signal|airbnb|mercado libre|newsletter|passbild|leinwand|lineスタンプ|xing$|グーグル|年賀|druckfertig|camiseta|gaeilge|\ba[356]\b|\bb[3-6]\b|legal|tabloid|media carta|はがき|confident|plain|sincere|sobri|sachlich|elegant|sencillo|direct|selbstbewusst|knackig|geschwollen|sechzehn|desesperada|熱意|落ち着|what anyone earns|el sueldo|tenants details|identifiers|quien la puso|leading hand|課長|entry level|presencial o|全国|anywhere|\bmins?\b/iu;
/** "10 bullet points": by amount and unit how long a brief is. */
const AMOUNTS: readonly (readonly [RegExp, number, number])[] = [
	[/seite|page|pagina|ペーシ|ページ|枚|hoja/u, 1, 2],
	[/word|wort|palabra/u, 400, 900],
	[/字/u, 1000, 2200],
	[/point|bullet|satz|sentence|frase|linea|zeile|punt|文|行/u, 12, 25],
];
const NUMBERS: Readonly<Record<string, number>> = {
	...{ half: 0.5, media: 0.5, one: 1, eine: 1, una: 1, 一: 1, two: 2, zwei: 2, dos: 2, 二: 2, three: 3, drei: 3, tres: 3, 三: 3, four: 4, cuatro: 4 },
	...{ five: 5, cinco: 5, ten: 10, diez: 10 },
};

const KINDS: readonly (readonly [RegExp, string])[] = [
	[/birth|\bdob\b|geburt|nacimiento|生年月日|誕生日/u, "birth_date"],
	[/ssn|social sec|insurance n|nhs|\bdnis?\b|\bnif\b|curp|steuer|sozialvers|versichert|ausweis|マイナンバー/u, "national_id"],
	[/iban|bank|konto|account|acct|cuenta|口座/u, "bank_account"],
	[/card|kredit|tarjeta|カード/u, "card"],
	[/e-?mail|correo|メール/u, "email"],
	[/phone|mobile|telefon|handy|電話/u, "phone"],
	[/address|street|adress|anschrift|strasse|domicilio|direccion|donde vivo|住所/u, "address"],
	[/plate|kennzeichen|matricula/u, "licence_plate"],
	[/name|nombre|apellido|氏名|名前|人名|者名/u, "name"],
];

/** What the words of a label mean as answers; each entry: a beginning of its words, and the answer. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
	[/^(?:yes|ja$|si$|はい|remot|home office|フルリモート|リモート)/u, "Remote"],
	[/^(?:no$|presencial|on.?site|vor ort)/u, "On-site"],
	[/^(?:hybrid|hibrid|ハイブリッド)/u, "Hybrid"],
	[/^(?:mid|semi senior)/u, "Mid"],
	[/^管理職/u, "Executive"],
	[/^(?:intern|praktik|practic|becari)/u, "Intern"],
	[/^(?:entry|junior|graduate|beruf|einsteig|recien|新卒|未経験|ジュニア)/u, "Junior"],
	[/^(?:senior|シニア)/u, "Senior"],
	[/^(?:lead|team|jef|leit|リーダー)/u, "Lead"],
	[/^(?:a4|din a4)/u, "a4"],
	[/^(?:letter|us letter|carta|tamano carta|レター)/u, "letter"],
	[/^(?:word|docx|ワード)/u, "docx"],
	[/^(?:excel|exel|\.?xlsx|spreadsheet|エクセル|スプレッド|表計算|hoja)/u, "xlsx"],
	[/^(?:markdown|md|マークダウン)/u, "md"],
	[/^(?:ndjson|json lines|jsonl)/u, "ndjson"],
	[/^json/u, "json"],
	[/^(?:tsv|tab)/u, "tsv"],
	[/^(?:\.?csv|comma|komma|coma|カンマ)/u, "csv"],
	[/^(?:parquet|パーケット)/u, "parquet"],
	[/^(?:16:9|landscape|quer|breit|wide|horizontal|apaisad|横)/u, "landscape-16x9"],
	[/^(?:9:16|portrait|hoch|vertical|upright|縦)/u, "portrait-9x16"],
	[/^(?:1:1|square|quadrat|cuadrad|正方形)/u, "square-1x1"],
	[/^(?:soft )?(?:fade|crossfade|melting|じわ|fundido|uberblend|blend|フェード)/u, "fade"],
	[/^(?:slide|schieb|wisch|desliz)/u, "slide"],
	[/^(?:cut|hard|hart|corte|sin trans|カット)/u, "cut"],
	[/^historias/u, "instagram-story"],
	[/^portada de facebook/u, "facebook-cover"],
	[/^(?:insta|ig|インスタ).*(?:story|stories|historia|ストーリー)/u, "instagram-story"],
	[/^(?:insta|ig|インスタ)/u, "instagram-post"],
	[/^(?:facebook|fb|フェイスブック).*(?:cover|titel|portada|カバー)/u, "facebook-cover"],
	[/^(?:facebook|fb|フェイスブック)/u, "facebook-post"],
	[/^linkedin.*(?:banner|header|hinter)/u, "linkedin-banner"],
	[/^(?:linkedin|リンク)/u, "linkedin-post"],
	[/^(?:youtube|thumbnail|ユーチューブ|miniatura|サムネ)/u, "youtube-thumbnail"],
	[/^(?:x|twitter|ツイッター)\b/u, "x-post"],
	[/^(?:pinterest|ピンタ)/u, "pinterest-pin"],
	[/^(?:tiktok|ティック)/u, "tiktok-cover"],
	[/^whatsapp/u, "whatsapp-status"],
	[/^(?:web|homepage|ウェブ|pagina|ホームページ|サイト)/u, "web-hero"],
	[/^(?:print|druck|impr|印刷|10x15)/u, "print-10x15"],
	[/^(?:english|englisch|ingles|英語|英文)/u, "en"],
	[/^(?:german|deutsch|aleman|ドイツ)/u, "de"],
	[/^(?:french|franz|franc|フランス)/u, "fr"],
	[/^(?:spanish|spanisch|espanol|castellan|スペイン)/u, "es"],
	[/^(?:japan|japon|日本)/u, "ja"],
	[/^(?:portug|ポルトガル)/u, "pt"],
	[/^(?:ital|イタリア)/u, "it"],
	[/^(?:dutch|niederl|holland|neerland|オランダ)/u, "nl"],
	[/^(?:formal|form|かしこまった|です|serio|sachlich formell|丁寧|フォーマル)/u, "formal"],
	[/^(?:warm|herz|friend|freund|calid|cercan|amable|locker|steif|herz|明るい|やわらか|堅すぎず|丁寧すぎない|温か|あたたか|親し)/u, "personal"],
	[/^(?:neutral|sachlich|schlicht|plain|ohne floskeln|not too stiff|sobri|neutro)/u, "neutral"],
	[/^(?:short|one page|kurz|eine seite|1 seite|una pagina|corto|breve|一枚|1枚|短)/u, "short"],
	[/^(?:medium|two pages|zwei seiten|2 seiten|dos paginas|二枚|2枚)/u, "medium"],
	[/^(?:long|lang|ausfuhrl|largo|detallad|詳し)/u, "long"],
	[/^(?:names?|namen?|nombres?|氏名|名前)/u, "name"],
	[/^(?:phone|tel|telefon|numeros de tel|電話)/u, "phone"],
	[/^(?:e-?mails?|correo|メール)/u, "email"],
	[/^(?:address|adress|anschrift|direcc|domicilio|住所)/u, "address"],
	[/^(?:birth|date.? of birth|geburt|fecha.? de nac|nacimiento|生年月日|誕生日)/u, "birth_date"],
	[/^(?:iban|bank|konto|account|cuenta|口座)/u, "bank_account"],
	[/^(?:credit|card|kredit|tarjeta|カード)/u, "card"],
	[/^(?:dni|id|ssn|social|passport|steuer|ausweis|マイナンバー|nif|seguridad)/u, "national_id"],
	[/^(?:plate|licen[cs]e|kennzeichen|matricula|ナンバー)/u, "licence_plate"],
];

function numberOf(plain: string): number {
	const digits = /\d+(?:[.,]\d+)?/u.exec(plain)?.[0];
	if (digits !== undefined) return Number(digits.replace(",", "."));
	return Object.entries(NUMBERS).find(([word]) => plain.includes(word))?.[1] ?? Number.NaN;
}

function lengthOf(words: string): string {
	const plain = plainWords(words).trim();
	const amount = numberOf(plain);
	const [, short = 0, medium = 0] = AMOUNTS.find(([unit]) => unit.test(plain)) ?? [];
	if (Number.isNaN(amount) || short === 0) return meaningOf(words);
	return amount <= short ? "short" : amount <= medium ? "medium" : "long";
}

function meaningOf(words: string): string {
	const plain = plainWords(words).trim();
	const starts = [0, ...[...plain.matchAll(/[\s(]/gu)].map(({ index }) => index + 1)];
	const [found] = starts.flatMap((start) => MEANINGS.find(([pattern]) => pattern.test(plain.slice(start)))?.[1] ?? []);
	return found ?? plain;
}

/** What a document is rid of, as far as the question knows it: salaries, signatures and employers are no kinds. */
function kindsOf(words: string): string[] {
	const parts = plainWords(words).split(/, |、|・|; | und | and | or | y | ni |と/u);
	return [...new Set(parts.flatMap((part) => KINDS.find(([pattern]) => pattern.test(part))?.[1] ?? []))];
}

/** One thing is grouped by, so that of several any is right. */
const groupsOf = (words: string): string[] =>
	plainWords(words)
		.split(/ and | und | y por | y |と|; /u)
		.map((one) => one.replace(/^(?:por|nach|per|by) /u, "").replace(/(?:ごと|別)$/u, ""));

/** What a goal should answer: by question, the answers that are meant. */
function wantedOf({ answers }: Second, workflowId: string): Map<string, string[]> {
	const wanted = new Map<string, string[]>();
	for (const [key, words] of Object.entries(answers)) {
		const slotId = QUESTIONS[workflowId]?.[key];
		if (slotId === undefined || (key !== "kinds" && UNKNOWN.test(words))) continue;
		if (key === "place") {
			const country = canonicalCountry(words);
			wanted.set(country ? "country" : slotId, [plainWords(country ?? words)]);
		} else if (key === "kinds") {
			const kinds = kindsOf(words);
			if (kinds.length > 0) wanted.set(slotId, kinds);
		} else if (key === "by") wanted.set(slotId, groupsOf(words));
		else if (key === "job") wanted.set(slotId, [plainWords(words)]);
		else if (key === "length") wanted.set(slotId, [lengthOf(words)]);
		else if (key.startsWith("seconds")) wanted.set(slotId, [String(numberOf(plainWords(words)))]);
		else wanted.set(slotId, words.split(/, |、|・|; |,| und | and | or | plus | y | ni |と/u).map(meaningOf));
	}
	return wanted;
}

/** As long a beginning as words keep when they are inflected. */
const STEM = 5;

/** Whether a title has every word of a job, however they end. */
const isTitleOf = (title: string, job: string): boolean => job.split(/[\s-]+/u).every((word) => title.includes(word.slice(0, STEM)));

function isSame(slotId: string, value: unknown, wanted: readonly string[]): boolean {
	const said = [value].flat().map((one) => plainWords(String(one)));
	const meant = wanted.map(plainWords);
	if (slotId === "groupBy") return meant.includes(said[0] ?? "");
	if (slotId === "targetTitles") return said.some((title) => meant.some((job) => isTitleOf(title, job)));
	if (slotId === "location") return meant.some((place) => place.includes(said[0] ?? ""));
	return said.length === meant.length && meant.every((one) => said.includes(one));
}

const isNone = ({ workflow }: Second) => workflow === "none";

export function measureSecond(goals: readonly Second[], tell?: (line: string) => void): Measured {
	const tally = { right: 0, meant: 0, none: 0, noneRight: 0, ask: 0, askRight: 0, sureWrong: 0, asked: 0, found: 0, told: 0, toldRight: 0 };
	for (const goal of goals) {
		const { matches, isSure } = readGoal({ goalText: goal.goal, fileNames: goal.files });
		const [best] = matches;
		const says = best ? `${best.workflowId} ${best.confidence}${isSure ? " sure" : ""}` : "none";
		if (isNone(goal)) {
			const isRight = goal.kind === "vague" ? !isSure : best === undefined;
			tally[goal.kind === "vague" ? "ask" : "none"] += 1;
			if (isRight) tally[goal.kind === "vague" ? "askRight" : "noneRight"] += 1;
			if (isSure) tally.sureWrong += 1;
			if (!isRight) tell?.(`${goal.kind} none: ${says}: ${goal.goal}`);
			continue;
		}
		tally.meant += 1;
		const accepted = [goal.workflow].flat();
		const isRight = best !== undefined && accepted.includes(best.workflowId);
		if (isRight) tally.right += 1;
		else tell?.(`${goal.kind} ${accepted}: ${says}: ${goal.goal}`);
		if (!isRight && isSure) tally.sureWrong += 1;
		const wanted = wantedOf(goal, best?.workflowId ?? "");
		tally.asked += wantedOf(goal, accepted[0] ?? "").size;
		for (const { slotId, value, evidence } of isRight ? answersOf(goal.goal, best.workflowId).filter((answer) => answer.slotId !== UNLABELLED) : []) {
			tally.told += 1;
			const meant = wanted.get(slotId);
			if (meant && isSame(slotId, value, meant)) {
				tally.toldRight += 1;
				tally.found += 1;
			} else tell?.(`   ${slotId} = ${JSON.stringify(value)} (${evidence}), wanted ${meant}: ${goal.goal}`);
			wanted.delete(slotId);
		}
		if (isRight) for (const [slotId, meant] of wanted) tell?.(`   ${slotId} not found, wanted ${meant}: ${goal.goal}`);
	}
	return {
		"right first choice": share(tally.right, tally.meant),
		"none of ours, said so": share(tally.noneRight, tally.none),
		"says nothing, so asked": share(tally.askRight, tally.ask),
		"surely wrong": share(tally.sureWrong, goals.length),
		"answers in goals found": share(tally.found, tally.asked),
		"answers found that are right": share(tally.toldRight, tally.told),
	};
}

export async function secondGoals(name: "second-seen" | "second-held" | "third-seen" | "third-held" | "fourth-seen"): Promise<Second[]> {
	const text = await readFile(path.resolve(import.meta.dirname, `${name}.jsonl`), "utf8");
	return text
		.trim()
		.split("\n")
		.map((line) => Second.parse(JSON.parse(line)));
}
