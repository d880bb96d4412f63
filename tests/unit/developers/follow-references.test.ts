import { expect, it } from "vitest";
import { followReferences } from "@/lib/developers/checking/follow-references";

const NAME = { type: "string", maxLength: 40 };

it("puts what a reference names in its place; what stands beside it says more", () => {
	const { schema, findings } = followReferences(
		{
			type: "object",
			properties: {
				name: { $ref: "#/$defs/Name", title: "Your name" },
				others: { type: "array", items: { $ref: "#/$defs/Person" } },
				either: { anyOf: [{ $ref: "#/$defs/Name" }, { type: "null" }] },
			},
			// What only looks like a reference is a value.
			default: { $ref: "#/$defs/Name" },
			$defs: { Name: NAME, Person: { type: "object", properties: { name: { $ref: "#/$defs/Name" } } } },
		},
		"s",
	);
	expect(findings).toEqual([]);
	expect(schema).toEqual({
		type: "object",
		properties: {
			name: { ...NAME, title: "Your name" },
			others: { type: "array", items: { type: "object", properties: { name: NAME } } },
			either: { anyOf: [NAME, { type: "null" }] },
		},
		default: { $ref: "#/$defs/Name" },
	});
});

it("refuses what leads elsewhere, nowhere or back to itself, each at its place", () => {
	const { findings } = followReferences(
		{
			properties: { far: { $ref: "https://example.test/schema" }, none: { $ref: "#/$defs/None" }, tree: { $ref: "#/$defs/Tree" } },
			$defs: { Tree: { properties: { children: { type: "array", items: { $ref: "#/$defs/Tree" } } } } },
		},
		"s",
	);
	expect(findings.map(({ path, message }) => [path, message.split(".")[0]])).toEqual([
		["s.properties.far.$ref", expect.stringContaining("Only references such as")],
		["s.properties.none.$ref", "There is no None under $defs"],
		["s.properties.tree.properties.children.items.$ref", "Tree leads back to itself"],
	]);
});

it("stops at definitions that double with every step", () => {
	const doubled = (name: string) => ({ properties: { one: { $ref: `#/$defs/${name}` }, two: { $ref: `#/$defs/${name}` } } });
	const defs = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`D${at}`, at === 29 ? NAME : doubled(`D${at + 1}`)]));
	const startedAt = performance.now();
	const { findings } = followReferences({ ...doubled("D0"), $defs: defs }, "s");
	expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining("at most 400 parts")]);
	expect(performance.now() - startedAt).toBeLessThan(1_000);
});
