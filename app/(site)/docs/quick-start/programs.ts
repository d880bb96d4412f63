import { PYTHON_PACKAGE, TYPESCRIPT_PACKAGE } from "@/app/(site)/docs/packages";
import { EXAMPLE_ORIGIN } from "@/lib/http/openapi/walkthrough";

/** The first commands, the same for every language. They take a sample resume; any PDF or DOCX will do. */
export const PREPARE = `mkdir quick-start && cd quick-start
export GOAL_MODE_URL=${EXAMPLE_ORIGIN}
export GOAL_MODE_API_KEY=ck_…
curl -sS -o resume.pdf "$GOAL_MODE_URL/samples/lena-hartwig.pdf"`;

const CURL = `BASE=$GOAL_MODE_URL/api/v1
send() { curl -sS --fail-with-body -H "Authorization: Bearer $GOAL_MODE_API_KEY" "$@"; }
json() { send -H "Content-Type: application/json" "$@"; }

FILE_ID=$(send "$BASE/files/upload" -F "file=@resume.pdf" | jq -r .fileId)
WISH='{workflowId: "goal_lane.resume_to_job_ready", fileIds: [$file]}'
JOB_SPEC_ID=$(jq -n --arg file "$FILE_ID" "$WISH" | json "$BASE/jobs/goal" -d @- | jq -r .jobSpecId)
JOB=$BASE/jobs/goal/$JOB_SPEC_ID
json -X POST "$JOB/confirm" | jq -r .status

# The best three of the postings found; all else as the resume suggests.
BEST='if .slotId == "selectedJobIds" then .options[:3] else .suggestedValue end'
ANSWERS="{answers: [.pendingSlots[] | {slotId, value: ($BEST)}]}"
while true; do
  STATUS=$(json "$JOB/status")
  echo "$STATUS" | jq -r '"\\(.status) \\(.progress) %"'
  if echo "$STATUS" | jq -e '.status | IN("completed", "partial", "failed", "cancelled")' > /dev/null; then break; fi
  if echo "$STATUS" | jq -e '.pendingInterrupts != []' > /dev/null; then
    json "$JOB" | jq "$ANSWERS" | json -X PATCH "$JOB/slots" -d @- > /dev/null
  fi
  sleep 2
done

LINK=$(json "$JOB/artifacts" | jq -r '.artifacts[] | select(.isPrimary) | .downloadUrl')
curl -sS -o results.zip "$LINK"
echo "Saved results.zip"
`;

const TYPESCRIPT = `import { GoalMode } from "@goal-mode/sdk";

const goalMode = new GoalMode({
  baseUrl: process.env.GOAL_MODE_URL ?? "${EXAMPLE_ORIGIN}",
  apiKey: process.env.GOAL_MODE_API_KEY,
});

const job = await goalMode.goalJobs.run("resume.pdf", {
  workflowId: "goal_lane.resume_to_job_ready",
  // The best three of the postings found; all else as the resume suggests.
  onQuestion: ({ slotId, options, suggestedValue }) =>
    slotId === "selectedJobIds" ? options.slice(0, 3) : suggestedValue,
  onUpdate: ({ status, progress }) => console.log(status, \`\${progress} %\`),
});
if (job.status !== "completed" && job.status !== "partial") {
  throw new Error(\`The run ended as \${job.status}: \${job.errorMessage}\`);
}

const zip = await goalMode.goalJobs.download(job.jobSpecId);
console.log("Saved", await zip.saveTo("."));
`;

const PYTHON = `import os
from goal_mode import GoalMode


def answer(question, job):
    # The best three of the postings found; all else as the resume suggests.
    if question.slot_id == "selectedJobIds":
        return question.options[:3]
    return question.suggested_value


url, key = os.environ["GOAL_MODE_URL"], os.environ["GOAL_MODE_API_KEY"]
with GoalMode(url, api_key=key) as goal_mode:
    job = goal_mode.goal_jobs.run(
        "resume.pdf",
        workflow_id="goal_lane.resume_to_job_ready",
        on_question=answer,
        on_update=lambda job: print(job.status, f"{job.progress} %"),
    )
    if job.status not in ("completed", "partial"):
        raise SystemExit(f"The run ended as {job.status}: {job.error_message}")
    archive = goal_mode.goal_jobs.download(job.job_spec_id)
    print("Saved", archive.save_to("."))
`;

export interface Program {
	readonly install: { readonly text: string; readonly code: string };
	/** What is written to a file; the command line needs none. */
	readonly file: { readonly name: string; readonly code: string } | null;
	readonly run: { readonly text: string; readonly code: string };
}

/** From a resume to a ZIP on the disk, in each language. The pages show these, the READMEs of the packages hold them, and a test runs them. */
export const PROGRAMS = {
	curl: {
		install: { text: "Nothing to install but jq, which reads JSON on the command line.", code: "jq --version" },
		file: { name: "quick-start.sh", code: CURL },
		run: { text: "It says each step that it took, and ends with the file.", code: "bash -eu quick-start.sh" },
	},
	TypeScript: {
		install: { text: "Node 20.19 or newer. The package has no dependencies.", code: `npm install "$GOAL_MODE_URL${TYPESCRIPT_PACKAGE}"` },
		file: { name: "quick-start.mjs", code: TYPESCRIPT },
		run: { text: "It says how far it is, and ends with the name of the file.", code: "node quick-start.mjs" },
	},
	Python: {
		install: {
			text: "Python 3.10 or newer. httpx and pydantic come with it.",
			code: `python3 -m venv .venv && . .venv/bin/activate\npip install "$GOAL_MODE_URL${PYTHON_PACKAGE}"`,
		},
		file: { name: "quick_start.py", code: PYTHON },
		run: { text: "It says how far it is, and ends with the name of the file.", code: "python quick_start.py" },
	},
	"Command line": {
		install: {
			text: "With Node; the package for Python brings the same command.",
			code: `npm install "$GOAL_MODE_URL${TYPESCRIPT_PACKAGE}"`,
		},
		file: null,
		run: {
			text: "It shows each step and asks as it goes. Enter takes what stands in brackets; where it lists postings, best:3 takes the best three. Without a terminal, as in a script, add --yes --answer selectedJobIds=best:3.",
			code: "npx goal-mode run resume.pdf --workflow goal_lane.resume_to_job_ready --output results --zip",
		},
	},
} as const satisfies Record<string, Program>;
