import type { AgentDocument } from "@/lib/developers/schemas";

/** The commands of the walk-through, for a shell; each works as it stands once the ones before it have run. */
export interface Commands {
	readonly key: string;
	readonly submit: string;
	readonly verify: string;
	readonly publish: string;
	readonly run: string;
}

const SAMPLE = "shop-orders.csv";

/** `origin`: where the service is. `key`: null while it has not been made here. */
export function commandsFor(origin: string, document: AgentDocument, key: string | null): Commands {
	const at = `$BASE/developers/agents/${document.name}`;
	const [workflow] = document.workflows;
	const auth = '-H "Authorization: Bearer $KEY"';
	const json = '-H "Content-Type: application/json"';
	return {
		key: `BASE=${origin}/api/v1\nKEY=${key ?? "ck_…"}`,
		submit: `curl -sS "$BASE/developers/agents" ${auth} \\\n  ${json} --data-binary @- <<'JSON'\n${JSON.stringify(document, null, 2)}\nJSON`,
		verify: `curl -sS -X POST "${at}/versions/${document.version}/sandbox" ${auth} \\\n  ${json} -d '{"answers":{"targetFormat":"csv"}}'`,
		publish: `curl -sS -X POST "${at}/versions/${document.version}/publish" ${auth}`,
		run: [
			`curl -sS "${origin}/samples/${SAMPLE}" -o ${SAMPLE}`,
			`FILE=$(curl -sS "$BASE/files/upload" ${auth} -F "file=@${SAMPLE}" | sed 's/.*"fileId":"\\([^"]*\\)".*/\\1/')`,
			`JOB=$(curl -sS "$BASE/jobs/goal" ${auth} ${json} \\\n  -d "{\\"workflowId\\":\\"developer_${document.name}.${workflow?.name ?? ""}\\",\\"fileIds\\":[\\"$FILE\\"]}" | sed 's/.*"jobSpecId":"\\([^"]*\\)".*/\\1/')`,
			`curl -sS -X POST "$BASE/jobs/goal/$JOB/confirm" ${auth}`,
		].join("\n"),
	};
}
