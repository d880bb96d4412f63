import { z } from "zod";

type RawIssue = z.core.$ZodRawIssue;
type Code = z.core.$ZodIssue["code"];
type Words = { readonly [Name in Code]: (issue: Extract<RawIssue, { code: Name }>) => string };

const LONGEST_LIST = 20;
const LONGEST_QUOTE = 60;

/** What is counted where a size is limited: one, many. */
const UNITS: Readonly<Record<string, readonly [string, string]>> = {
	string: ["character", "characters"],
	file: ["byte", "bytes"],
	array: ["entry", "entries"],
	set: ["entry", "entries"],
	map: ["entry", "entries"],
};

/** The names that a type gives, without the door that it leaves open for others. */
type Named<T extends string> = keyof { [Name in T as string extends Name ? never : Name]: never };
type Kind = Named<z.core.$ZodInvalidTypeExpected>;
type Format = Exclude<z.core.$ZodStringFormats, "regex" | "starts_with" | "ends_with" | "includes">;

/** A kind or format that a new zod adds fails the type check here. */
const KINDS: Readonly<Record<Kind, string> & Record<string, string>> = {
	string: "text",
	number: "a number",
	int: "a whole number",
	bigint: "a whole number",
	boolean: "true or false",
	date: "a date",
	array: "a list",
	tuple: "a list",
	set: "a list",
	object: "an object",
	record: "an object",
	map: "an object",
	null: "null",
	file: "a file",
	never: "left out",
	undefined: "left out",
	void: "left out",
	symbol: "of another kind",
	function: "of another kind",
	nan: "of another kind",
	nonoptional: "given",
};

const FORMATS: Readonly<Record<Format, string> & Record<string, string>> = {
	email: "an e-mail address",
	url: "an address like https://example.com",
	httpurl: "an address like https://example.com",
	hostname: "a host name like example.com",
	emoji: "an emoji",
	uuid: "a UUID",
	guid: "a UUID",
	datetime: "a date and time like 2026-03-31T09:00:00Z",
	date: "a date like 2026-03-31",
	time: "a time like 09:30:00",
	duration: "a duration like P3DT4H",
	ipv4: "an IPv4 address",
	ipv6: "an IPv6 address",
	mac: "a MAC address",
	cidrv4: "an IPv4 range like 10.0.0.0/8",
	cidrv6: "an IPv6 range like 2001:db8::/32",
	base64: "base64",
	base64url: "base64 for addresses",
	hex: "hexadecimal digits",
	e164: "a phone number like +14155550123",
	currency_code: "a currency code like EUR",
	credit_card: "a card number",
	iban: "an IBAN",
	lowercase: "in lower case",
	uppercase: "in capitals",
	jwt: "a signed token",
	json_string: "structured text",
	nanoid: "an id as it was given out",
	cuid: "an id as it was given out",
	cuid2: "an id as it was given out",
	ulid: "an id as it was given out",
	xid: "an id as it was given out",
	ksuid: "an id as it was given out",
};

function quoted(value: unknown): string {
	const text = String(value);
	return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`;
}

function listed(values: readonly unknown[]): string {
	const shown = values.slice(0, LONGEST_LIST).map(quoted).join(", ");
	return values.length > LONGEST_LIST ? `${shown}, …` : shown;
}

/** "5 entries", "1 character". */
function counted(amount: number | bigint, [one, many]: readonly [string, string]): string {
	return `${amount.toLocaleString("en")} ${amount === 1 || amount === 1n ? one : many}`;
}

/** A limit as its field measures it: dates arrive as milliseconds. */
function limit(origin: string, amount: number | bigint): string {
	return origin === "date" ? new Date(Number(amount)).toISOString() : amount.toLocaleString("en", { maximumFractionDigits: 20 });
}

/** What is said of numbers that are no longer whole for a computer; where that lies helps nobody. */
const UNSAFE = { big: "Must be a smaller whole number.", small: "Must be a larger whole number." } as const;

function tooBig({ origin, maximum, inclusive, exact }: Extract<RawIssue, { code: "too_big" }>): string {
	const unit = UNITS[origin];
	if (unit !== undefined && Number(maximum) === 0) return "Must be empty.";
	if (unit !== undefined) return exact ? `Must have exactly ${counted(maximum, unit)}.` : `May have at most ${counted(maximum, unit)}.`;
	if (maximum === Number.MAX_SAFE_INTEGER) return UNSAFE.big;
	if (origin === "date") return `Must not be after ${limit(origin, maximum)}.`;
	return inclusive === false ? `Must be less than ${limit(origin, maximum)}.` : `Must be at most ${limit(origin, maximum)}.`;
}

function tooSmall({ origin, minimum, inclusive, exact }: Extract<RawIssue, { code: "too_small" }>): string {
	const unit = UNITS[origin];
	if (unit !== undefined && exact) return `Must have exactly ${counted(minimum, unit)}.`;
	if (unit !== undefined) return Number(minimum) === 1 && origin !== "file" ? "Must not be empty." : `Must have at least ${counted(minimum, unit)}.`;
	if (minimum === Number.MIN_SAFE_INTEGER) return UNSAFE.small;
	if (origin === "date") return `Must not be before ${limit(origin, minimum)}.`;
	return inclusive === false ? `Must be more than ${limit(origin, minimum)}.` : `Must be at least ${limit(origin, minimum)}.`;
}

function wrongFormat(issue: Extract<RawIssue, { code: "invalid_format" }>): string {
	if (issue.format === "starts_with") return `Must begin with ${quoted(issue.prefix)}.`;
	if (issue.format === "ends_with") return `Must end with ${quoted(issue.suffix)}.`;
	if (issue.format === "includes") return `Must contain ${quoted(issue.includes)}.`;
	const format = FORMATS[issue.format] ?? FORMATS[issue.format.replace(/v\d$/, "")];
	return format === undefined ? "Has a form that is not allowed here." : `Must be ${format}.`;
}

const EITHER = new Intl.ListFormat("en", { type: "disjunction" });

/** Where inside of a value that is one of several: "Entry 2: ", "The field size: ". */
function placeIn(path: readonly PropertyKey[]): string {
	const [first] = path;
	if (first === undefined) return "";
	return typeof first === "number" ? `Entry ${first + 1}: ` : `The field ${path.map(String).join(".")}: `;
}

/** What is wrong with the one alternative that can be meant: the value is of its kind, or only something inside of the value is wrong. */
function meantIn(errors: readonly z.core.$ZodIssue[][]): readonly z.core.$ZodIssue[] {
	const inside = errors.filter((issues) => issues.every(({ path }) => path.length > 0));
	const ofItsKind = errors.filter((issues) => !issues.some(({ code, path }) => code === "invalid_type" && path.length === 0));
	return [inside, ofItsKind].find((some) => some.length === 1)?.[0] ?? [];
}

/** Kinds that alternatives ask for are joined: "text or a number". Where one alternative is meant, what is wrong with that is told. */
function noneOf(issue: Extract<RawIssue, { code: "invalid_union" }>): string {
	if (issue.input === undefined) return "A value is needed.";
	if (issue.inclusive === false) return "Fits more than one of the forms that are allowed here.";
	if (issue.options !== undefined && issue.options.length > 0) return `Must be one of: ${listed(issue.options)}.`;
	const wanted = issue.errors.map(([first, ...others]) =>
		others.length === 0 && first?.code === "invalid_type" && first.path.length === 0 ? KINDS[first.expected] : undefined,
	);
	if (wanted.length > 0 && wanted.every((kind) => kind !== undefined)) return `Must be ${EITHER.format(new Set(wanted))}.`;
	const [first] = meantIn(issue.errors);
	return first ? `${placeIn(first.path)}${first.message}` : "Fits none of the forms that are allowed here.";
}

const WORDS: Words = {
	invalid_type: ({ expected, input }) => (input === undefined ? "A value is needed." : `Must be ${KINDS[expected] ?? "of another kind"}.`),
	invalid_value: ({ values }) => (values.length === 1 ? `Must be ${quoted(values[0])}.` : `Must be one of: ${listed(values)}.`),
	too_big: tooBig,
	too_small: tooSmall,
	invalid_format: wrongFormat,
	not_multiple_of: ({ divisor }) => `Must be a multiple of ${limit("number", divisor)}.`,
	unrecognized_keys: ({ keys }) => `Has ${keys.length === 1 ? "a field that is" : "fields that are"} not known: ${listed(keys)}.`,
	invalid_union: noneOf,
	invalid_key: () => "This name is not allowed here.",
	invalid_element: () => "Has an entry that is not allowed.",
	custom: () => "This value is not allowed.",
};

/** What is wrong with a value, in words for people and programs alike: a sentence about the field that the issue's path names. */
export function wordsFor<Name extends Code>(issue: Extract<RawIssue, { code: Name }>): string {
	return WORDS[issue.code](issue);
}

/** All issues as answers list them. A number that is beyond its field's own limit is not called too large for a computer as well. */
export function issuesInWords(error: z.ZodError): { path: string; message: string }[] {
	const issues = error.issues.map(({ path, message }) => ({ path: path.map(String).join("."), message }));
	const isVague = ({ message }: { message: string }) => message === UNSAFE.big || message === UNSAFE.small;
	return issues.filter((issue) => !isVague(issue) || !issues.some((other) => other.path === issue.path && !isVague(other)));
}

// Every schema of the process speaks these words, unless it brings its own for a check.
z.config({ customError: (issue) => wordsFor(issue) });
