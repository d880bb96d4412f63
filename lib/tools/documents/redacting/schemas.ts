import { z } from "zod";
import { KeptOnDevice } from "@/lib/tools/device/kept-on-device";

/** What is looked for. The order is that of the screens. */
export const FINDING_KINDS = [
	"name",
	"birth_date",
	"address",
	"phone",
	"email",
	"link",
	"national_id",
	"document_number",
	"bank_account",
	"card",
	"ip_address",
	"licence_plate",
] as const;
export const FindingKind = z.enum(FINDING_KINDS);
export type FindingKind = z.infer<typeof FindingKind>;

export const KIND_NAMES: Readonly<Record<FindingKind, string>> = {
	name: "Names of persons",
	birth_date: "Dates of birth",
	address: "Addresses",
	phone: "Telephone numbers",
	email: "E-mail addresses",
	link: "Profiles and personal links",
	national_id: "National and tax ids",
	document_number: "Passport, licence and policy numbers",
	bank_account: "Bank accounts",
	card: "Card numbers",
	ip_address: "IP addresses",
	licence_plate: "Licence plates",
};

export const REDACT_LIMITS = {
	fileBytes: 30 * 1024 * 1024,
	pages: 200,
	lines: 60_000,
	lineLetters: 4_000,
	/** As many as a person can be asked about; a document with more is refused, since what is not offered would stay readable. */
	findings: 6_000,
	places: 200,
	ownWords: 200,
} as const;

export const REDACTABLE_FORMATS = ["pdf", "docx", "xlsx", "eml", "txt", "md", "csv"] as const;
export const RedactableFormat = z.enum(REDACTABLE_FORMATS);
export type RedactableFormat = z.infer<typeof RedactableFormat>;

/** What its places are counted by, as people call it. */
export const placeWordOf = (format: RedactableFormat): "page" | "sheet" => (format === "xlsx" ? "sheet" : "page");

/** Where a line stands on its page, in points from the top left; null where the format has no layout. */
export const LineBox = z.object({ x: z.number(), y: z.number(), right: z.number(), size: z.number() });
export type LineBox = z.infer<typeof LineBox>;

export const FindingPlace = z.object({
	page: z.int().min(1),
	lineId: z.string(),
	start: z.int().min(0),
	end: z.int().min(0),
	before: z.string().describe("What stands before it in its line"),
	after: z.string(),
	box: LineBox.nullable(),
});
export type FindingPlace = z.infer<typeof FindingPlace>;

/** One text that is personal, with every place where it stands. */
export const PersonalFinding = z.object({
	findingId: z.string(),
	kind: FindingKind,
	text: z.string(),
	confidence: z.number().min(0).max(1).describe("Below 0.65 the rules are not sure of it"),
	places: z.array(FindingPlace).max(REDACT_LIMITS.places),
	placeCount: z.int().min(1).describe("More than the places that are listed, where it stands very often"),
});
export type PersonalFinding = z.infer<typeof PersonalFinding>;

const SURE_FROM = 0.65;

/** What is less sure is offered all the same: to leave it readable costs a look, to miss it is a leak. */
export const isSure = ({ confidence }: Pick<PersonalFinding, "confidence">): boolean => confidence >= SURE_FROM;

/** What could not be looked into, or not surely. */
export const Unseen = z.object({
	page: z.int().min(1).nullable(),
	kind: z.enum(["picture", "recognised", "unread", "left_out"]),
	message: z.string(),
});
export type Unseen = z.infer<typeof Unseen>;

export const PersonalData = z.object({
	fileName: z.string(),
	format: RedactableFormat,
	pageCount: z.int().min(0),
	findings: z.array(PersonalFinding).max(REDACT_LIMITS.findings),
	findingIds: z.array(z.string()),
	counts: z.record(z.string(), z.int().min(0)).describe("Findings by kind"),
	unseen: z.array(Unseen),
	keptOnDevice: KeptOnDevice,
});
export type PersonalData = z.infer<typeof PersonalData>;

export const RedactionReport = z.object({
	fileName: z.string(),
	writtenFileName: z.string(),
	format: RedactableFormat,
	pageCount: z.int().min(0),
	redacted: z.array(z.object({ kind: FindingKind.or(z.literal("own_word")), texts: z.int().min(0), places: z.int().min(0), pages: z.array(z.int()) })),
	byPage: z.array(z.object({ page: z.int().min(1), places: z.int().min(1) })),
	kept: z.array(z.object({ kind: FindingKind, text: z.string(), places: z.int().min(0) })).describe("What was found and left on purpose"),
	notFound: z.array(z.string()).describe("Own words that stand nowhere in the file"),
	removed: z.array(z.string()).describe("What was taken out besides, in sentences"),
	unseen: z.array(Unseen),
	check: z.object({ passed: z.boolean(), searched: z.array(z.string()) }),
	keptOnDevice: KeptOnDevice,
});
export type RedactionReport = z.infer<typeof RedactionReport>;
