import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { CatalogEntry } from "@/lib/catalog/schemas";
import { SampleRun } from "@/tests/world/sample-run";
import { signInToStack } from "./api-client";
import { StackProcesses } from "./load/stack-processes";

const run = promisify(execFile);
/** The first run of a workflow warms the processes of its tools. */
const ROUNDS = 3;
const OUTAGE_MS = 30_000;
const SAMPLES = path.resolve(import.meta.dirname, "../../public/samples");

interface Measure {
	readonly name: string;
	readonly value: number;
	readonly unit: string;
	readonly goal: string | undefined;
}

/** A program of others that does nearest the same with the same file; measured where it is installed. */
interface Peer {
	readonly command: string;
	readonly args: (sample: string, outDir: string) => string[];
}

const PEERS: Readonly<Record<string, Peer>> = {
	"conversion.tables": { command: "mlr", args: (sample) => ["--icsv", "--ifs", ";", "--ojson", "cat", sample] },
	"conversion.pdf_to_editable": { command: "pdftotext", args: (sample, outDir) => ["-layout", sample, path.join(outDir, "out.txt")] },
	"conversion.images_for_platforms": {
		command: "convert",
		args: (sample, outDir) => [sample, "-resize", "1080x1080^", "-gravity", "center", "-extent", "1080x1080", path.join(outDir, "out.jpg")],
	},
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function peerMs({ command, args }: Peer, sample: string): Promise<number | null> {
	const outDir = await mkdtemp(path.join(tmpdir(), "peer-"));
	try {
		const times: number[] = [];
		for (let round = 0; round < ROUNDS; round++) {
			const startedAt = performance.now();
			await run(command, args(path.join(SAMPLES, sample), outDir), { maxBuffer: 64 * 1024 * 1024 });
			times.push(performance.now() - startedAt);
		}
		return median(times);
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
		throw error;
	} finally {
		await rm(outDir, { recursive: true, force: true });
	}
}

async function measureWorkflow(web: string, workflow: CatalogEntry, processes: StackProcesses): Promise<Measure[]> {
	const times = new Map<string, number[]>();
	const [wholes, peaks]: [number[], number[]] = [[], []];
	let [bytesIn, bytesOut] = [0, 0];
	for (let round = 0; round < ROUNDS; round++) {
		const sample = new SampleRun(web, OUTAGE_MS);
		processes.forgetPeaks("tool-host");
		await sample.make(workflow);
		await sample.goOn();
		peaks.push(processes.peakMb("tool-host"));
		const calls = await sample.invocations();
		for (const { toolRef, durationMs } of calls) times.set(toolRef, [...(times.get(toolRef) ?? []), durationMs]);
		wholes.push(calls.reduce((sum, { durationMs }) => sum + durationMs, 0));
		bytesIn = sample.bytesIn;
		bytesOut = (await sample.files()).reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
	}
	const of = (name: string, value: number, unit: string): Measure => ({ name: `${workflow.workflowId}: ${name}`, value, unit, goal: undefined });
	const peer = PEERS[workflow.workflowId];
	const [first] = workflow.samples;
	const peerTook = peer && first ? await peerMs(peer, first.fileName) : null;
	return [
		...[...times].map(([toolRef, all]) => of(toolRef, median(all), "ms")),
		of("all its tools", median(wholes), "ms"),
		...(peer && peerTook !== null ? [of(`${peer.command}, its start included`, peerTook, "ms")] : []),
		of("most memory of a process of tools", Math.max(...peaks), "MB"),
		of("files in", bytesIn / 1000, "kB"),
		of("files out", bytesOut / 1000, "kB"),
	];
}

/** Each workflow on its samples: what its tools take, in time, memory and bytes, beside a known program where one is installed. */
export async function benchTools(): Promise<Measure[]> {
	const { web } = await signInToStack();
	const processes = new StackProcesses(path.dirname(process.env.ENDPOINTS_FILE ?? ".local/endpoints.json"));
	const measures: Measure[] = [];
	for (const workflow of await SampleRun.listWorkflows(web)) {
		if (!workflow.deprecated) measures.push(...(await measureWorkflow(web, workflow, processes)));
	}
	return measures;
}
