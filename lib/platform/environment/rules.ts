type Given = Readonly<Record<string, string | undefined>>;
/** The variable that has to change, and what about it. */
type Complaint = readonly [name: string, message: string];
type Rule = (given: Given) => Complaint[];

const SIGNING_KEY = /^(signkey-\w+-)?([0-9a-f]{2})+$/i;
const isOff = (value: string | undefined): boolean => value === undefined || ["0", "false"].includes(value.toLowerCase());

/** Whether the app speaks to a development server of Inngest, which knows no keys. As the SDK reads INNGEST_DEV: a switch or an address. */
export function isEngineInDevelopment({ INNGEST_DEV }: Given): boolean {
	return !isOff(INNGEST_DEV);
}

export const isOnVercel = ({ VERCEL }: { readonly VERCEL?: string | undefined }): boolean => VERCEL === "1";

const engine: Rule = (given) => {
	if (isEngineInDevelopment(given)) return [];
	const wrong: Complaint[] = [];
	const key = given.INNGEST_SIGNING_KEY;
	if (!key)
		wrong.push(["INNGEST_SIGNING_KEY", "is missing; without it nobody may run the functions (INNGEST_DEV=1 is for a development server, which has no keys)"]);
	else if (!SIGNING_KEY.test(key)) wrong.push(["INNGEST_SIGNING_KEY", "must be hex digits of even count, with or without a prefix like signkey-prod-"]);
	if (!given.INNGEST_EVENT_KEY) wrong.push(["INNGEST_EVENT_KEY", "is missing; without it no event can be sent"]);
	return wrong;
};

const files: Rule = (given) => {
	const names = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];
	const missing = names.filter((name) => !given[name]);
	if (isOnVercel(given)) {
		const disk: Complaint[] = given.STORAGE_DIR ? [["STORAGE_DIR", "has no meaning on Vercel, where no disk outlives a request: use S3_*"]] : [];
		return [...disk, ...missing.map((name): Complaint => [name, "is missing; on Vercel files are kept in S3 or a store that speaks it"])];
	}
	return missing.length === names.length ? [] : missing.map((name): Complaint => [name, `is missing; ${names.join(", ")} go together`]);
};

const model: Rule = (given) => {
	const wrong: Complaint[] = [];
	if (given.MODEL_PROVIDER && !given.MODEL_NAME) wrong.push(["MODEL_NAME", "is missing; MODEL_PROVIDER needs it"]);
	if (given.MODEL_PROVIDER === "openai-compatible" && !given.MODEL_BASE_URL)
		wrong.push(["MODEL_BASE_URL", "is missing; an OpenAI-compatible endpoint has an address"]);
	return wrong;
};

const PADDLE = ["PADDLE_API_KEY", "PADDLE_WEBHOOK_SECRET", "PADDLE_CLIENT_TOKEN", "PADDLE_PRO_PRICE_ID"];

/** A sandbox account and a live one share nothing. */
const PADDLE_ACCOUNTS = { sandbox: ["pdl_sdbx_", "test_"], live: ["pdl_live_", "live_"] } as const;

function mixedAccounts({ PADDLE_API_KEY: key = "", PADDLE_CLIENT_TOKEN: token = "" }: Given): Complaint[] {
	const { sandbox, live } = PADDLE_ACCOUNTS;
	const isMixed = [[sandbox, live] as const, [live, sandbox] as const].some(([one, other]) => key.startsWith(one[0]) && token.startsWith(other[1]));
	return isMixed ? [["PADDLE_CLIENT_TOKEN", "is of another account than PADDLE_API_KEY: one is of the sandbox, the other live"]] : [];
}

const payments: Rule = (given) => {
	const missing = PADDLE.filter((name) => !given[name]);
	if (missing.length === 0) return mixedAccounts(given);
	return missing.length === PADDLE.length ? [] : missing.map((name): Complaint => [name, `is missing; ${PADDLE.join(", ")} go together`]);
};

/** A provider is there with both, or not at all. */
const identityProviders: Rule = (given) =>
	["GOOGLE", "GITHUB"].flatMap((provider): Complaint[] => {
		const pair = [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`];
		const missing = pair.filter((name) => !given[name]);
		return missing.length === 1 ? missing.map((name): Complaint => [name, `is missing; ${pair.join(" and ")} go together`]) : [];
	});

const LINE = ["LINE_LOGIN_CHANNEL_ID", "LINE_LOGIN_CHANNEL_SECRET", "LINE_CHANNEL_ACCESS_TOKEN", "LINE_CHANNEL_SECRET", "LINE_ACCOUNT_ID"];

/** People are recognised by the one channel and written to by the other. */
const messaging: Rule = (given) => {
	const missing = LINE.filter((name) => !given[name]);
	return missing.length === LINE.length ? [] : missing.map((name): Complaint => [name, `is missing; ${LINE.join(", ")} go together`]);
};

const rules: Rule[] = [engine, files, model, payments, identityProviders, messaging];

/** What is wrong between the variables, beside what each of them is by itself. */
export function complaintsAbout(given: Given): Complaint[] {
	return rules.flatMap((rule) => rule(given));
}
