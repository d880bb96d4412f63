export interface WalkthroughStep {
	readonly title: string;
	readonly text: string;
	readonly code: string;
}

/** Stands for the service where nobody knows its address yet. */
export const EXAMPLE_ORIGIN = "http://localhost:3000";

/** The main job from a shell, in order. Every step uses what the one before it set. */
export const WALKTHROUGH: readonly WalkthroughStep[] = [
	{
		title: "Say where the service is",
		text: "Everything below uses these two helpers. jq reads JSON on the command line.",
		code: `ORIGIN=${EXAMPLE_ORIGIN}
BASE=$ORIGIN/api/v1
api() { curl -sS --fail-with-body -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" "$@"; }`,
	},
	{
		title: "Sign in",
		text: "An access token lives 15 minutes; POST /auth/refresh gives the next one. For scripts, make an API key once, in the account settings or with POST /users/me/api-keys, and use it as the KEY. POST /auth/anonymous gives a guest's token without an account.",
		code: `KEY=$(curl -sS "$BASE/auth/signin" -H "Content-Type: application/json" \\
  -d '{"email":"ada@example.com","password":"seven green kettles"}' | jq -r .accessToken)`,
	},
	{
		title: "Upload the resume",
		text: "A PDF or DOCX of at most 10 MB. For large files or a browser, POST /files gives a link to send the bytes to instead.",
		code: `FILE_ID=$(curl -sS "$BASE/files/upload" -H "Authorization: Bearer $KEY" \\
  -F "file=@resume.pdf" | jq -r .fileId)`,
	},
	{
		title: "Make the job",
		text: "The answer is in slots_pending: its pendingSlots are questions with options and defaults. With an Idempotency-Key, sending the same request again makes no second job.",
		code: `JOB_SPEC_ID=$(api "$BASE/jobs/goal" -H "Idempotency-Key: resume-$FILE_ID" \\
  -d "{\\"workflowId\\":\\"goal_lane.resume_to_job_ready\\",\\"fileIds\\":[\\"$FILE_ID\\"]}" | jq -r .jobSpecId)`,
	},
	{
		title: "Answer the questions, or skip them",
		text: "All four are optional. An answer of null takes the default; without this step, confirm takes all defaults.",
		code: `api -X PATCH "$BASE/jobs/goal/$JOB_SPEC_ID/slots" \\
  -d '{"answers":[{"slotId":"country","value":"All"},{"slotId":"remote","value":"Any"},{"slotId":"seniority","value":"Any"},{"slotId":"location","value":null}]}' | jq .status`,
	},
	{
		title: "Start the run",
		text: "202: the job is queued. If it later fails, POST …/retry runs it again from where it stopped.",
		code: `api -X POST "$BASE/jobs/goal/$JOB_SPEC_ID/confirm" | jq .pollingUrl`,
	},
	{
		title: "Wait for the first pause",
		text: "The run reads the resume and stops at the checkpoint profile_review. Poll as often as suggestedPollIntervalMs says, or listen to the stream for slot_needed.",
		code: `wait_for_pause() {
  until api "$BASE/jobs/goal/$JOB_SPEC_ID/status" |
    jq -e '.pendingInterrupts != [] or (.status | IN("completed", "partial", "failed", "cancelled"))' >/dev/null
  do sleep 2; done
  api "$BASE/jobs/goal/$JOB_SPEC_ID/status" | jq -c '{status, progress, waitsFor: [.pendingInterrupts[].payload]}'
}
wait_for_pause`,
	},
	{
		title: "Confirm the titles and skills that were read",
		text: "Each question carries a suggestedValue from the resume. Change the lists as you like: one to five titles, up to fifty skills.",
		code: `api "$BASE/jobs/goal/$JOB_SPEC_ID" |
  jq '{answers: [.pendingSlots[] | {slotId, value: .suggestedValue}]}' |
  api -X PATCH "$BASE/jobs/goal/$JOB_SPEC_ID/slots" -d @- | jq .status
wait_for_pause`,
	},
	{
		title: "Pick the jobs to apply for",
		text: "The second pause, job_selection, lists the postings that were found, checked and scored, best first. This takes the best three, and of how the resumes look what is suggested.",
		code: `api "$BASE/jobs/goal/$JOB_SPEC_ID" |
  jq '{answers: [.pendingSlots[] | {slotId, value: (if .slotId == "selectedJobIds" then .options[:3] else .suggestedValue end)}]}' |
  api -X PATCH "$BASE/jobs/goal/$JOB_SPEC_ID/slots" -d @- | jq .status
wait_for_pause`,
	},
	{
		title: "Take the results",
		text: "The primary artifact is a ZIP with a resume as DOCX and PDF and a note for each job. The links work for 15 minutes and need no token.",
		code: `api "$BASE/jobs/goal/$JOB_SPEC_ID/artifacts" | jq -r '.artifacts[] | [.fileName, .sizeBytes] | @tsv'
curl -sS -o results.zip "$(api "$BASE/jobs/goal/$JOB_SPEC_ID/artifacts" | jq -r '.artifacts[] | select(.isPrimary) | .downloadUrl')"`,
	},
];
