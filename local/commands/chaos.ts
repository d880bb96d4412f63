import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { keepTemporaryFilesInMemory } from "@/local/checks/memory-folder";
import { runVitest } from "@/local/checks/test-runs";
import type { Settings } from "@/local/supervisor/settings";
import { withOwnStack } from "./with-own-stack";

const SMALL_DISK = "size=1g";
const LONG_FORM_MS = 60 * 60_000;
/** Enough to search among; twenty jobs at once search them all the time. */
const POSTINGS = "300";

/** Keeps a stack's files on a small disk of their own, where this user may have one, so that it can be filled. Gives what takes it away. */
function mountSmallDisk({ localDir }: Settings): () => void {
	const storage = path.join(localDir, "storage");
	try {
		mkdirSync(storage, { recursive: true });
		execFileSync("mount", ["-t", "tmpfs", "-o", SMALL_DISK, "none", storage], { stdio: "ignore" });
	} catch {
		return () => undefined;
	}
	writeFileSync(path.join(localDir, "storage-is-small"), "");
	return () => {
		execFileSync("umount", ["-l", storage]);
		rmSync(localDir, { recursive: true, force: true });
	};
}

const ROUNDS = "rounds";
/** In this order: the last one kills the processes whose memory the first ones measure. */
const SUITES = ["hostile-files", "lying-boards", ROUNDS];
/** With the long form, or by name: the rounds kill the same parts, many at once. */
const LONG_SUITES = ["survey-kills", "single-kills", "workflow-kills", "bad-inputs"];

interface ChaosRun {
	isLong: boolean;
	/** Words of the names of suites; none: all of them. */
	names: string[];
	/** Other work, begun with the rounds, whose twenty jobs wait for most of their time. Its failure is its own to tell. */
	besideRounds?: () => Promise<unknown>;
}

/** The suites that attack a stack of their own. */
export function runChaos({ isLong, names, besideRounds = async () => undefined }: ChaosRun) {
	process.env.JOB_BOARDS_COUNT = POSTINGS;
	const offered = [...SUITES, ...(isLong || names.length > 0 ? LONG_SUITES : [])];
	const wanted = offered.filter((suite) => names.length === 0 || names.some((name) => suite.includes(name)));
	return withOwnStack(async (_endpoints, endpointsFile) => {
		const counts = { passed: 0, failed: 0, failures: [] as string[] };
		const env = { ENDPOINTS_FILE: endpointsFile, CHAOS_LONG: isLong ? "1" : "" };
		for (const suite of wanted) {
			const beside = suite === ROUNDS ? besideRounds() : undefined;
			const { passed, failed, failures } = await runVitest("chaos", { names: [suite], env, ...(isLong ? { timeoutMs: LONG_FORM_MS } : {}) });
			counts.passed += passed;
			counts.failed += failed;
			counts.failures.push(...failures);
			await beside;
		}
		return counts;
	}, mountSmallDisk);
}

/** `npm run chaos`: the short form; `npm run chaos -- long` the long one. Further words pick files, like `rounds`. */
export async function chaos(args: string[]): Promise<void> {
	// As in the whole suite: on a slow disk the database is busier than the service under attack.
	keepTemporaryFilesInMemory();
	const { failed } = await runChaos({ isLong: args.includes("long"), names: args.filter((word) => word !== "long") });
	process.exit(failed === 0 ? 0 : 1);
}
