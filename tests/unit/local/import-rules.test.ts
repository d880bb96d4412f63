import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { findCircles } from "@/local/checks/folder-circles";
import { findImportViolations, importsOf, violationsIn } from "@/local/checks/import-rules";

const reasons = (file: string, specifier: string) => violationsIn(file, `import { x } from "${specifier}";`);

it("every form of import is seen", () => {
	const source = `import "server-only";
import type { A } from "@/lib/a";
import b, {
	c,
} from "@/lib/b";
export { d } from "./d";
const e = await import("@/lib/e");
const text = "import it from here";`;
	expect(importsOf(source)).toEqual(["server-only", "@/lib/a", "@/lib/b", "./d", "@/lib/e"]);
});

it.each([
	["lib/accounts/sign-in.ts", "@/lib/goal-jobs/state"],
	["lib/platform/database/db.ts", "@/lib/audit/record"],
	["lib/goal-jobs/confirm.ts", "@/lib/surveys/publish"],
	["lib/goal-jobs/confirm.ts", "@/components/ui/button"],
	["lib/goal-jobs/confirm.ts", "@/inngest/functions"],
	["lib/goal-jobs/confirm.ts", "@/lib/http/route"],
	["lib/http/route.ts", "@/lib/goal-jobs/confirm"],
	["components/ui/button.tsx", "@/lib/platform/prisma/client"],
	["components/ui/button.tsx", "@/app/layout"],
	["app/layout.tsx", "@/local/supervisor/stack"],
	["app/layout.tsx", "@/tests/setup/part"],
	["local/channels/server.ts", "@/tests/setup/part"],
	["local/inngest/runs/queue.ts", "@/local/inngest/calls/call-app"],
	["lib/files/read.ts", "../platform/database/db"],
	["components/inbox/inbox.tsx", "sonner"],
	["components/goal-jobs/pauses/checkpoint-form.tsx", "@/components/workflows/resume-to-job-ready/profile-review"],
	["components/goal-jobs/list/run-list.tsx", "@/components/workflows/registry"],
	["components/workflows/registry.ts", "@/components/workflows/resume-to-job-ready/screens"],
	["components/workflows/slideshow/screens.ts", "@/components/workflows/resume-to-job-ready/results"],
	["components/goal-jobs/list/run-filter.ts", "@/lib/http/parse-request"],
])("%s may not import %s", (file, specifier) => {
	expect(reasons(file, specifier)).toHaveLength(1);
});

it.each([
	["lib/goal-jobs/confirm.ts", "@/lib/credits/commit"],
	["lib/goal-jobs/confirm.ts", "@/inngest/events"],
	["lib/http/route.ts", "@/lib/accounts/authenticate"],
	["app/api/v1/x/route.ts", "@/lib/http/route"],
	["components/goal-jobs/run/pause-screen.tsx", "@/components/workflows/registry"],
	["components/workflows/resume-to-job-ready/results.tsx", "@/components/goal-jobs/results/artifact-browser"],
	["components/goal-jobs/list.tsx", "@/lib/goal-jobs/schemas"],
	["inngest/goal-jobs/drive.ts", "@/lib/goal-jobs/drive"],
	["tests/unit/x.test.ts", "@/local/supervisor/stack"],
	["local/inngest/calls/call-app.ts", "@/local/inngest/runs/queue"],
	["local/inngest/main.ts", "@/local/inngest/server/routes"],
	["prisma/seed.ts", "@/lib/platform/database/db"],
])("%s may import %s", (file, specifier) => {
	expect(reasons(file, specifier)).toEqual([]);
});

it("folders that import each other are found, however long the way round", () => {
	const imports = (edges: Record<string, string[]>) => new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));
	expect(findCircles(imports({ run: ["kinds", "ui"], kinds: ["pauses"], pauses: ["ui"] }))).toEqual([]);
	expect(findCircles(imports({ run: ["kinds"], kinds: ["pauses"], pauses: ["kinds", "run"] }))).toEqual([
		["kinds", "pauses", "kinds"],
		["kinds", "pauses", "run", "kinds"],
	]);
});

it("rooms of a domain may not form a circle; a folder and those inside it are one room to each other", async () => {
	const root = await mkdtemp(path.join(tmpdir(), "import-rules-"));
	const write = async (file: string, imported: string) => {
		await mkdir(path.dirname(path.join(root, file)), { recursive: true });
		await writeFile(path.join(root, file), `import { x } from "${imported}";\n`);
	};
	try {
		await write("lib/goal-jobs/present.ts", "@/lib/goal-jobs/pauses/close-pause");
		await write("lib/goal-jobs/pauses/close-pause.ts", "@/lib/goal-jobs/drive/plan");
		await write("lib/goal-jobs/drive/sweep.ts", "@/lib/goal-jobs/present");
		expect(await findImportViolations(root)).toEqual([]);
		await write("lib/goal-jobs/drive/plan.ts", "@/lib/goal-jobs/pauses/close-pause");
		expect(await findImportViolations(root)).toEqual(["folders in a circle: lib/goal-jobs/drive → lib/goal-jobs/pauses → lib/goal-jobs/drive"]);
	} finally {
		await rm(root, { recursive: true, force: true });
	}
});
