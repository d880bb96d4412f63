import { AGENT_LIMITS, type Finding } from "@/lib/developers/schemas";
import { isRecord } from "@/lib/platform/records";

type Schema = Readonly<Record<string, unknown>>;

const LOCAL = /^#\/\$defs\/([A-Za-z0-9_.-]{1,64})$/;

interface Walk {
	readonly definitions: Schema;
	readonly findings: Finding[];
	/** Parts that were written so far: definitions that name each other twice would otherwise grow without end. */
	parts: number;
}

/** A schema with each reference to its own $defs put in the place of the name, so that everything after it needs to know of none; and what can't be followed. */
export function followReferences(schema: Schema, path: string): { schema: Schema; findings: Finding[] } {
	const { $defs, ...rest } = schema;
	const walk: Walk = { definitions: isRecord($defs) ? $defs : {}, findings: [], parts: 0 };
	if ($defs !== undefined && !isRecord($defs)) wrong(walk, `${path}.$defs`, "Give an object of schemas.");
	const followed = follow(rest, path, [], walk);
	if (walk.parts > AGENT_LIMITS.schemaParts) wrong(walk, path, `With its references followed, a schema has at most ${AGENT_LIMITS.schemaParts} parts.`);
	return { schema: isRecord(followed) ? followed : {}, findings: walk.findings };
}

function wrong({ findings }: Walk, path: string, message: string): void {
	findings.push({ path, message, level: "error" });
}

/** `within`: the definitions that are being followed, from the outermost. */
function follow(schema: unknown, path: string, within: readonly string[], walk: Walk): unknown {
	walk.parts += 1;
	if (!isRecord(schema) || walk.parts > AGENT_LIMITS.schemaParts) return schema;
	const { $ref, ...own } = schema;
	if ($ref === undefined) return inside(own, path, within, walk);
	const name = LOCAL.exec(String($ref))?.[1];
	const target = name === undefined ? undefined : walk.definitions[name];
	if (name === undefined) wrong(walk, `${path}.$ref`, "Only references such as #/$defs/Address are followed: to what stands in the same schema.");
	else if (!isRecord(target)) wrong(walk, `${path}.$ref`, `There is no ${name} under $defs.`);
	else if (within.includes(name)) wrong(walk, `${path}.$ref`, `${name} leads back to itself. Say how deep it goes by writing it out.`);
	else {
		const followed = follow(target, path, [...within, name], walk);
		// What stands beside the reference, such as a title of its own, says more than what it leads to.
		return { ...(isRecord(followed) ? followed : {}), ...own };
	}
	return own;
}

function inside(schema: Record<string, unknown>, path: string, within: readonly string[], walk: Walk): Record<string, unknown> {
	const entries = Object.entries(schema).map(([keyword, value]) => {
		const at = `${path}.${keyword}`;
		if (keyword === "items") return [keyword, follow(value, at, within, walk)];
		if (keyword === "properties" && isRecord(value))
			return [keyword, Object.fromEntries(Object.entries(value).map(([name, field]) => [name, follow(field, `${at}.${name}`, within, walk)]))];
		if ((keyword === "anyOf" || keyword === "oneOf") && Array.isArray(value))
			return [keyword, value.map((choice, index) => follow(choice, `${at}.${index}`, within, walk))];
		return [keyword, value];
	});
	return Object.fromEntries(entries);
}
