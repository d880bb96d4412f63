import type { Reference } from "@/lib/catalog/spec";
import { fieldOf, itemOf, misfit, requiredOf, type Shape } from "@/lib/catalog/validation/json-shape";
import { type Known, resolveShape } from "@/lib/catalog/validation/reference-shape";
import type { ToolFacts } from "@/lib/catalog/validation/validate-spec";
import { isRecord } from "@/lib/platform/records";
import type { GraphNode } from "./graph";
import { settingsOf } from "./note-settings";
import { fileRole, formatsOf, isFileReference, isNothing, literal, recipesOf, rewritten, writesFiles } from "./recipes";

/** A tool that comes earlier, as what comes later sees it. */
export interface BoundTool {
	readonly node: GraphNode;
	readonly facts: ToolFacts;
	readonly inputs: Readonly<Record<string, Reference>>;
	/** The list that it runs over; null for one call. */
	readonly forEach: Reference | null;
	/** Places of the tools whose results it takes. */
	readonly takesFrom: readonly number[];
	readonly missing: readonly string[];
	/** Inputs that nobody gave and that were settled by the first of their choices. */
	readonly assumed: readonly { readonly name: string; readonly value: unknown }[];
}

interface Surroundings {
	/** Those that edges lead from to this one, nearest first. */
	readonly ancestors: readonly BoundTool[];
	/** Those right before it. */
	readonly before: readonly BoundTool[];
	/** Others that may stand before it, where nothing on an edge supplies what it must have. */
	readonly others: readonly BoundTool[];
	/** Whether the run's files have to be told apart by what a tool reads. */
	readonly isMixed: boolean;
	/** Where tools of a workflow read files of different kinds, such as a resume and a posting: the kinds in the order in which the files are given. */
	readonly fileRoles: readonly string[];
}

/** Gives a tool's inputs their values: from its note, from what earlier tools give, from the run's files, and from what it would be told by default. */
export function bindTool(node: GraphNode, facts: ToolFacts, around: Surroundings): BoundTool {
	return new Binding(node, facts, around).bind();
}

class Binding {
	private readonly inputs: Record<string, Reference> = {};
	private readonly takesFrom = new Set<number>();
	private readonly missing: string[] = [];
	private readonly assumed: { name: string; value: unknown }[] = [];
	private forEach: Reference | null = null;

	constructor(
		private readonly node: GraphNode,
		private readonly facts: ToolFacts,
		private readonly around: Surroundings,
	) {}

	bind(): BoundTool {
		const names = Object.keys(propertiesOf(this.facts.input));
		const required = requiredOf(this.facts.input);
		const settings = settingsOf(this.node.note, this.facts.input);
		const isFile = (name: string) => fileKind(name, this.facts.input) !== null;
		for (const name of names) {
			if (settings.has(name)) this.inputs[name] = literal(settings.get(name));
			else if (!isFile(name)) this.fromTools(name, required.includes(name));
		}
		// Which of a tool's results are there decides over which files it runs, so the files come after them.
		for (const name of names.filter((candidate) => isFile(candidate) && !(candidate in this.inputs))) this.fromFiles(name, required.includes(name));
		for (const name of required.filter((candidate) => !(candidate in this.inputs))) this.byItself(name);
		const { node, facts, inputs, forEach, missing, assumed } = this;
		return { node, facts, inputs, forEach, takesFrom: [...this.takesFrom], missing, assumed };
	}

	private wanted(name: string): Shape {
		return fieldOf(this.facts.input, [name]) ?? { schema: {}, definitions: {} };
	}

	/** From the nearest tool that gives it: as built-in workflows do it, else by its name. */
	private fromTools(name: string, isRequired: boolean): void {
		const { ancestors, others } = this.around;
		if (this.byRecipe(name, ancestors)) return;
		// What built-in workflows leave to a tool's own judgement, or to a question, is not filled by chance.
		const isKnown = recipesOf(this.node.toolName).length > 0;
		if (isRequired || !isKnown) {
			if (this.byName(name, ancestors)) return;
			if (isRequired && (this.byRecipe(name, others) || this.byName(name, others))) return;
		}
		if (!isRequired) this.byHabit(name);
	}

	/** A setting that built-in workflows always make. */
	private byHabit(name: string): void {
		const [first] = recipesOf(this.node.toolName);
		const reference = first?.step.inputs[name];
		if (typeof reference === "number" || (typeof reference === "string" && reference.startsWith("text:"))) this.inputs[name] = reference;
	}

	private byRecipe(name: string, from: readonly BoundTool[]): boolean {
		for (const { spec, step } of recipesOf(this.node.toolName)) {
			const reference = step.inputs[name];
			if (reference === undefined || isFileReference(reference)) continue;
			const used = new Set<BoundTool>();
			const rewrite = rewritten(reference, spec, ({ tool }) => {
				const source = from.find((candidate) => candidate.node.toolName === tool);
				if (!source) return null;
				used.add(source);
				return { stepId: source.node.stepId, isForEach: source.forEach !== null };
			});
			if (rewrite === null || isNothing(rewrite) || used.size === 0) continue;
			if (this.take(name, [rewrite, unpicked(rewrite)], [...used])) return true;
		}
		return false;
	}

	private byName(name: string, from: readonly BoundTool[]): boolean {
		return from.some((source) => {
			const at = `step:${source.node.stepId}${source.forEach === null ? "" : "[item]"}`;
			return pathsTo(name, source.facts.output).some((path) =>
				this.take(name, [`${at}.${path.join(".")}`, { $pick: "value", from: `${at}.${path.join(".")}` }], [source]),
			);
		});
	}

	/** Takes the first reference that gives what the input needs. False when none does, or the tools run over other files than this one. */
	private take(name: string, references: readonly Reference[], sources: readonly BoundTool[]): boolean {
		const lists = sources.flatMap(({ forEach }) => forEach ?? []);
		const [list] = this.forEach === null ? lists : [this.forEach];
		if (lists.some((other) => JSON.stringify(other) !== JSON.stringify(list))) return false;
		const known = this.known(list !== undefined, sources);
		const fitting = references.find((reference) => {
			const { shape, problems } = resolveShape(reference, known);
			return problems.length === 0 && misfit(shape, this.wanted(name)) === null;
		});
		if (fitting === undefined) return false;
		if (list !== undefined) this.forEach = list;
		this.inputs[name] = fitting;
		for (const source of sources) this.takesFrom.add(source.node.index);
		return true;
	}

	private known(isForEach: boolean, sources: readonly BoundTool[]): Known {
		const steps = new Map(sources.map(({ node, facts, forEach }) => [node.stepId, { isForEach: forEach !== null, output: facts.output }]));
		return { fileCount: Math.max(1, this.around.fileRoles.length), slots: new Map(), steps, isForEach };
	}

	private fromFiles(name: string, isRequired: boolean): void {
		// A tool that has what it needs from others is not given files that it does without.
		if (!isRequired && (this.takesFrom.size > 0 || Object.keys(this.inputs).some((given) => fileKind(given, this.facts.input) !== null))) return;
		const makers = this.around.before.filter(({ facts }) => writesFiles(facts.output));
		if (fileKind(name, this.facts.input) === "many") this.severalFiles(name, makers);
		else this.oneFile(name, makers.at(-1) ?? null);
	}

	private severalFiles(name: string, makers: readonly BoundTool[]): void {
		if (makers.length === 0 && this.byName(name, this.around.ancestors)) return;
		if (this.forEach !== null) {
			this.inputs[name] = ["item"];
			return;
		}
		if (makers.length === 0) {
			this.inputs[name] = this.runFiles();
			return;
		}
		this.inputs[name] = { $first: [made(makers, this.node.toolName), this.runFiles()] };
		for (const maker of makers) this.takesFrom.add(maker.node.index);
	}

	private oneFile(name: string, maker: BoundTool | null): void {
		const role = fileRole(this.node.toolName, name) ?? "main";
		if (maker === null && this.around.fileRoles.length > 1 && this.forEach === null) {
			this.inputs[name] = `file:${Math.max(0, this.around.fileRoles.indexOf(role))}`;
			return;
		}
		if (maker === null) {
			this.forEach ??= this.runFiles();
			this.inputs[name] = "item";
			return;
		}
		const list = maker.forEach ?? { $first: [made([maker], this.node.toolName), this.runFiles()] };
		this.takesFrom.add(maker.node.index);
		const isOwnList = this.forEach === null || JSON.stringify(this.forEach) === JSON.stringify(list);
		this.forEach ??= list;
		if (maker.forEach === null && isOwnList) this.inputs[name] = "item";
		else this.inputs[name] = { $first: [{ ...made([maker], this.node.toolName), one: 1, ...(isOwnList ? { of: "item" } : {}) }, "item"] };
	}

	/** The files of the run; where its tools read different ones, those that this one reads. */
	private runFiles(): Reference {
		const formats = formatsOf(this.node.toolName);
		return this.around.isMixed && formats.length > 0 ? { $files: formats.map((format) => `text:${format}`) } : "files";
	}

	/** What nothing gives: what built-in workflows would take by default, null where that is allowed, the first of its choices. */
	private byItself(name: string): void {
		const wanted = this.wanted(name);
		const usual = recipesOf(this.node.toolName).flatMap(({ spec, step }) => {
			const reference = step.inputs[name];
			return reference === undefined || isFileReference(reference) ? [] : (rewritten(reference, spec, () => null) ?? []);
		});
		const fitting = usual.find((reference) => !isNothing(reference) && misfit(resolveShape(reference, this.known(false, [])).shape, wanted) === null);
		if (fitting !== undefined) {
			this.inputs[name] = fitting;
			return;
		}
		if ("default" in wanted.schema) return;
		const value = firstChoice(wanted);
		if (value === undefined) {
			this.missing.push(name);
			return;
		}
		this.inputs[name] = literal(value);
		this.assumed.push({ name, value });
	}
}

/** The files that tools have made, as far as a tool reads such ones. */
function made(makers: readonly BoundTool[], reader: string): Record<string, Reference> {
	const formats = formatsOf(reader).map((format) => `text:${format}`);
	return { $made: makers.map(({ node }) => `text:${node.stepId}`), ...(formats.length > 0 ? { formats } : {}) };
}

function unpicked(reference: Reference): Reference {
	return isRecord(reference) && reference.$pick === "value" && reference.from !== undefined ? (reference.from as Reference) : reference;
}

export function propertiesOf({ schema }: Shape): Readonly<Record<string, unknown>> {
	return isRecord(schema.properties) ? schema.properties : {};
}

/** `fileId`, `fileIds`, `postingFile`; of tools elsewhere also `url`, `imageUrl`, `documentUris`: a link stands for the file then. */
const FILE_NAME = /^(?:(?:file|[a-zA-Z]{1,40}File)(?:Ids?|s)?|url|uri|urls|uris|[a-zA-Z]{1,40}(?:Url|Uri)s?)$/;

/** Whether an input is a file of the run, by its name and shape, or several. */
export function fileKind(name: string, input: Shape): "one" | "many" | null {
	if (!FILE_NAME.test(name)) return null;
	const shape = fieldOf(input, [name]);
	if (!shape) return null;
	if (misfit({ schema: { type: "array", items: { type: "string" } }, definitions: {} }, shape) === null && itemOf(shape) !== null) return "many";
	return misfit({ schema: { type: "string" }, definitions: {} }, shape) === null ? "one" : null;
}

/** Where in an output a name stands: at its top, or in an object there. */
export function pathsTo(name: string, output: Shape): string[][] {
	const fields = propertiesOf(output);
	const inner = Object.keys(fields).filter((field) => {
		const within = fieldOf(output, [field]);
		return within !== null && itemOf(within) === null && fieldOf(output, [field, name]) !== null && field !== name;
	});
	return [...(name in fields ? [[name]] : []), ...inner.map((field) => [field, name])];
}

/** The first value that a schema names, for an input that nobody gave. */
function firstChoice({ schema, definitions }: Shape): unknown {
	const target = typeof schema.$ref === "string" ? definitions[schema.$ref.replace("#/$defs/", "")] : undefined;
	if (isRecord(target)) return firstChoice({ schema: target, definitions });
	if ("const" in schema) return schema.const;
	if (Array.isArray(schema.enum)) return schema.enum[0];
	const choices = schema.anyOf ?? schema.oneOf;
	if (Array.isArray(choices)) {
		const all = choices.filter(isRecord);
		if (all.some(({ type }) => type === "null")) return null;
		return all.map((choice) => firstChoice({ schema: choice, definitions })).find((value) => value !== undefined);
	}
	if (Array.isArray(schema.type) && schema.type.includes("null")) return null;
	if (schema.type !== "array") return undefined;
	if (!isRecord(schema.items)) return undefined;
	const entry = firstChoice({ schema: schema.items, definitions });
	return entry === undefined || entry === null ? undefined : [entry];
}
