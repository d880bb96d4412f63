import { SPECS } from "@/lib/catalog/registry";
import type { Spec, StepSpec } from "@/lib/catalog/spec";

type ArtifactType = NonNullable<StepSpec["artifacts"]>["artifactType"];

/** What a tool of ours is known to need and make, from how the built-in workflows use it. */
export interface ToolUse {
	readonly artifactType: ArtifactType | null;
	readonly primaryKind: string | null;
}

export type FileUse = Pick<Spec["input"], "minFiles" | "maxFiles" | "types" | "formats" | "maxFileBytes" | "inspector"> & Pick<Spec, "samples">;

const ARTIFACTS_OF: Readonly<Record<string, ArtifactType>> = { tables: "data", media: "image" };

export function knownUseOf(toolRef: string): ToolUse {
	const steps = SPECS.flatMap((spec) => spec.steps.filter(({ tool, artifacts }) => tool === toolRef && artifacts));
	const server = toolRef.split(":")[0] ?? "";
	return {
		artifactType: steps[0]?.artifacts?.artifactType ?? ARTIFACTS_OF[server] ?? "document",
		primaryKind: steps.find(({ artifacts }) => artifacts?.primaryKind !== undefined)?.artifacts?.primaryKind ?? null,
	};
}

function readsFiles({ inputs }: StepSpec): boolean {
	return Object.values(inputs).some((reference) => reference === "files" || (typeof reference === "string" && reference.startsWith("file:")));
}

/** Which files a tool reads: those that a built-in workflow gives it, else those that any tool of its server is given. */
export function fileUseOf(toolRef: string): FileUse | null {
	const using = SPECS.filter((spec) => !spec.isDeprecated && spec.steps.some((step) => step.tool === toolRef && readsFiles(step)));
	const [exact] = using;
	if (exact) return { ...exact.input, samples: exact.samples };
	const server = `${toolRef.split(":")[0]}:`;
	const near = SPECS.filter((spec) => !spec.isDeprecated && spec.steps.some((step) => step.tool.startsWith(server) && readsFiles(step))).map(
		({ input }) => input,
	);
	const [first] = near;
	if (!first) return null;
	return {
		minFiles: 1,
		maxFiles: Math.max(...near.map(({ maxFiles }) => maxFiles)),
		types: [...new Set(near.flatMap(({ types }) => types))],
		formats: [...new Set(near.flatMap(({ formats }) => formats))],
		maxFileBytes: Math.min(...near.map(({ maxFileBytes }) => maxFileBytes)),
		inspector: "none",
		samples: [],
	};
}
