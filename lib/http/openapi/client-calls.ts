/** One JSON Schema of the API's document, as far as the clients' types need it. */
export interface Schema {
	readonly $ref?: string;
	readonly type?: string | readonly string[];
	readonly enum?: readonly unknown[];
	readonly const?: unknown;
	readonly anyOf?: readonly Schema[];
	readonly oneOf?: readonly Schema[];
	readonly allOf?: readonly Schema[];
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly required?: readonly string[];
	readonly additionalProperties?: Schema | boolean;
	readonly items?: Schema;
	readonly format?: string;
	readonly description?: string;
	readonly default?: unknown;
}

interface Parameter {
	readonly $ref?: string;
	readonly name: string;
	readonly in: string;
	readonly required?: boolean;
	readonly description?: string;
	readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

interface DocumentOperation {
	readonly operationId: string;
	readonly summary: string;
	readonly deprecated?: boolean;
	readonly tags: readonly string[];
	readonly parameters?: readonly Parameter[];
	readonly requestBody?: { readonly required?: boolean; readonly content: Content };
	readonly responses: Readonly<Record<string, { readonly description?: string; readonly content?: Content }>>;
}

/** What the clients read of the API's document. */
export interface ApiDocument {
	readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
	readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface QueryField {
	readonly name: string;
	readonly isRequired: boolean;
	readonly schema: Schema;
}

/** One operation as a method of a client. */
export interface SdkOperation {
	/** The property of the client: `goalJobs`. */
	readonly group: string;
	/** The method in it: `create`. */
	readonly name: string;
	readonly operationId: string;
	readonly method: string;
	readonly path: string;
	readonly pathFields: readonly string[];
	readonly query: readonly QueryField[];
	readonly body: { readonly schema: Schema; readonly isRequired: boolean } | null;
	/** A text is a file such as CSV; null schema: any JSON. */
	readonly answer: { readonly kind: "json" | "text" | "bytes"; readonly schema: Schema };
	/** The field of a page that holds its items, where the list is paged by `cursor`. */
	readonly itemsField: string | null;
	readonly cursorField: string | null;
	readonly errorCodes: readonly string[];
	readonly summary: string;
	readonly isDeprecated: boolean;
}

/** Groups by the beginning of a path, the longest that fits. The nouns are what a method's name needs not repeat. */
const GROUPS: ReadonlyArray<readonly [path: string, group: string, nouns: readonly string[]]> = [
	["/jobs/goal", "goalJobs", ["GoalJobs", "GoalJob", "Sessions", "Session"]],
	["/files", "files", ["Files", "File"]],
	["/auth", "auth", []],
	["/users/me", "account", ["Account"]],
	["/users/me/api-keys", "apiKeys", ["ApiKeys", "ApiKey"]],
	["/users/me/exports", "dataExports", ["Exports", "Export"]],
	["/credits", "credits", []],
	["/workflow", "credits", []],
	["/billing", "billing", []],
	["/audit", "audit", []],
	["/workflows", "workflows", []],
	["/user_workflows", "userWorkflows", ["UserWorkflows", "UserWorkflow"]],
	["/mcp", "tools", []],
	["/surveys", "surveys", ["Surveys", "Survey"]],
	["/developers", "developers", []],
	["/creator", "creator", []],
	["/applications", "applications", ["Applications", "Application"]],
	["/realtime", "realtime", []],
	["/reports", "surveys", []],
	["/", "service", []],
];

/** What a browser is sent to, what a provider calls, and what signed links are for: no calls of a program. */
const LEFT_OUT = /^\/auth\/oauth\/|^\/users\/unsubscribe|^\/webhooks\/|^\/files\/\{fileId\}\/content|^\/realtime\/auth|\/messaging\/(?:login|callback)$/;
const OWN = new Map([["uploadFile", "files.uploadAtOnce"]]);

function groupOf(path: string): (typeof GROUPS)[number] {
	const fitting = GROUPS.filter(([prefix]) => prefix === "/" || path === prefix || path.startsWith(`${prefix}/`));
	const [best] = fitting.sort(([one], [other]) => other.length - one.length);
	if (!best) throw new Error(`No group for ${path}`);
	return best;
}

function shortName(operationId: string, nouns: readonly string[]): string {
	const noun = nouns.find((word) => operationId.endsWith(word) && operationId.length > word.length);
	return noun ? operationId.slice(0, -noun.length) : operationId;
}

const bodyOf = (operation: DocumentOperation): SdkOperation["body"] => {
	const schema = operation.requestBody?.content["application/json"]?.schema;
	return schema === undefined ? null : { schema, isRequired: operation.requestBody?.required !== false };
};

function answerOf(operation: DocumentOperation): SdkOperation["answer"] {
	const [, response] = Object.entries(operation.responses).find(([status]) => Number(status) < 300) ?? [];
	const content = response?.content ?? {};
	const json = content["application/json"]?.schema;
	if (json !== undefined || Object.keys(content).length === 0) return { kind: "json", schema: json ?? {} };
	const isText = Object.keys(content).every((mediaType) => mediaType.startsWith("text/"));
	return { kind: isText ? "text" : "bytes", schema: { type: "string" } };
}

function pagingOf(query: readonly QueryField[], answer: Schema, document: ApiDocument): Pick<SdkOperation, "itemsField" | "cursorField"> {
	const schema = answer.$ref ? document.components.schemas[answer.$ref.split("/").at(-1) ?? ""] : answer;
	const variants = [schema, ...(schema?.anyOf ?? []), ...(schema?.oneOf ?? [])];
	const properties: Record<string, Schema> = Object.assign({}, ...variants.map((variant) => variant?.properties ?? {}));
	const cursorField = ["nextCursor", "cursor"].find((name) => name in properties) ?? null;
	const itemsField = Object.entries(properties).find(([, { type }]) => type === "array")?.[0] ?? null;
	const isPaged = query.some(({ name }) => name === "cursor") && cursorField !== null && itemsField !== null;
	return isPaged ? { itemsField, cursorField } : { itemsField: null, cursorField: null };
}

function codesOf(operation: DocumentOperation): string[] {
	const codes = Object.entries(operation.responses).flatMap(([status, { description }]) =>
		Number(status) < 400 ? [] : [...(description ?? "").matchAll(/`([A-Za-z_]+)`/g)].flatMap(([, code]) => (code ? [code] : [])),
	);
	return [...new Set(codes)].sort();
}

/** Every operation that a program calls, by group and name. The document is made from the contracts that the routes are bound to. */
export function readOperations(document: ApiDocument): SdkOperation[] {
	const found = Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.entries(methods).flatMap(([method, operation]) => {
			if (!operation.operationId || LEFT_OUT.test(path)) return [];
			const [, group, nouns] = groupOf(path);
			const query = (operation.parameters ?? []).flatMap((field) =>
				field.in === "query"
					? [
							{
								name: field.name,
								isRequired: field.required === true,
								schema: { ...field.schema, ...(field.description ? { description: field.description } : {}) },
							},
						]
					: [],
			);
			const answer = answerOf(operation);
			return [
				{
					group,
					name: OWN.get(operation.operationId)?.split(".")[1] ?? shortName(operation.operationId, nouns),
					operationId: operation.operationId,
					method: method.toUpperCase(),
					path,
					pathFields: [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => (name ? [name] : [])),
					query,
					body: bodyOf(operation),
					answer,
					...pagingOf(query, answer.schema, document),
					errorCodes: codesOf(operation),
					summary: operation.summary,
					isDeprecated: operation.deprecated === true,
				},
			];
		}),
	);
	const takenBy = new Map<string, number>();
	for (const { group, name } of found) takenBy.set(`${group}.${name}`, (takenBy.get(`${group}.${name}`) ?? 0) + 1);
	return found
		.map((operation) => (takenBy.get(`${operation.group}.${operation.name}`) === 1 ? operation : { ...operation, name: operation.operationId }))
		.filter(({ operationId }) => operationId !== "uploadFile")
		.sort((one, other) => `${one.group}.${one.name}`.localeCompare(`${other.group}.${other.name}`, "en"));
}
