import { type FormKind, type FormRole, formRoleOf, keyOf } from "./form-labels";

/** What a column of a table of jobs or schools holds; null for what no field takes. */
export type ColumnRole = FormRole | "field" | "from" | "to" | null;

const FROM =
	"from|sign on|signed on|sign in|joined|date joined|joining|start|start date|begin|von|ab|beginn|de|desde|inicio|fecha de inicio|fecha inicio|début|du|date de début|da|dal|inizio|van|od|od kdy|с|начало|з|початок|från|dari|mulai|từ|başlangıç|başlama|katılış";
const TO =
	"to|until|till|sign off|signed off|sign out|left|date left|end|end date|bis|ende|a|hasta|fin|au|fecha de fin|fecha fin|date de fin|al|fine|tot|até|fim|do|po|по|окончание|кінець|till och med|sampai|hingga|đến|bitiş|ayrılış";
const YEAR =
	"year|years|year of passing|passing year|year of completion|graduated|year graduated|jahr|jahre|año|años|année|années|anno|anni|ano|anos|jaar|rok|lata|år|yıl|rik|год|годы|рік|роки|tahun lulus|năm|dates attended|attended|attendance|sign on off|السنة|سنة التخرج|年份|毕业时间|inclusive dates of attendance|period of study";
const MORE: Readonly<Partial<Record<FormRole, string>>> = {
	title: "rank|capacity|position rank|rank position|stanowisko rank|dienstgrad|грейд|звание|посада",
	company:
		"company agency|employer|shipowner|owner|operator|manning agency|crewing|крюинг|компанія|судовладелец|судновласник|crewing company|vessel owner|ship owner|reeder|reederei|armateur|armatore|armador|donatan|船主|船東|船东|chủ tàu|judge|client|customer|kunde|auftraggeber",
	degree: "degree|exam|examination|class|standard|qualification|course|certificate|stream",
	school:
		"school|الجهة|institut|institute|institution|university|college|board university|university board|name of institute|name of school|school college|institute university",
};

const FIELD =
	"subject|subjects|discipline|major|field|field of study|specialization|specialisation|studienfach|fach|fachrichtung|studienrichtung|filière|spécialité|especialidad|área|área de estudio|habilitação|indirizzo|richting|studierichting|kierunek|specjalność|obor|inriktning|jurusan|program studi|chuyên ngành|специальность|спеціальність|alan|bölüm";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split("|").map(keyOf));

const [FROMS, TOS, YEARS, FIELDS] = [setOf(FROM), setOf(TO), setOf(YEAR), setOf(FIELD)];
const MORE_ROLES = new Map(
	(Object.entries(MORE) as [FormRole, string][]).flatMap(([role, words]) => [...setOf(words)].map((word): [string, FormRole] => [word, role])),
);

/** What a column holds by the words above it, also where these say it in two languages. */
export function columnRoleOf(heading: string, kind: FormKind): ColumnRole {
	for (const part of [heading, ...heading.split(/[/|(]/)]) {
		const key = keyOf(part);
		if (key === "") continue;
		if (FROMS.has(key)) return "from";
		if (TOS.has(key)) return "to";
		if (YEARS.has(key)) return "dates";
		const role = formRoleOf(part, kind) ?? MORE_ROLES.get(key) ?? null;
		const isOfKind = kind === "job" ? role !== "degree" && role !== "school" : role !== "title" && role !== "company" && role !== "duties";
		if (role !== null && isOfKind) return role;
	}
	return null;
}

/** Whether the words above a column say that it holds what was studied, where another one holds the degrees. */
export const headsField = (heading: string): boolean => [heading, ...heading.split(/[/|(]/)].some((part) => FIELDS.has(keyOf(part)));
