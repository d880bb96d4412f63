"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { messageOf } from "@/components/api-client";
import { runName } from "@/components/goal-jobs/run-name";
import { RunStateIcon, runState } from "@/components/goal-jobs/run-state";
import { TopLine } from "@/components/layout/top-line";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/form/field";
import { Select } from "@/components/ui/form/select";
import { duration } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { Comparison, RunSide } from "@/lib/goal-jobs/compare/schemas";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { AnswersTable } from "./answers-table";
import { comparisonQuery, othersQuery } from "./compare-calls";
import { FilesList } from "./files-list";
import { StepsTable } from "./steps-table";

/** One run beside another of the same workflow: the other is chosen here. */
export function ComparePage({ run, otherId }: { run: GoalJob; otherId: string | null }) {
	const router = useRouter();
	const { data: others, error } = useQuery(othersQuery(run.jobSpecId, run.workflowId));
	const { moment } = useFormat();
	const options = (others ?? []).map((other) => ({ value: other.jobSpecId, label: `${runName(other)}, ${moment(other.createdAt)}` }));
	return (
		<>
			<TopLine parent={{ href: `/runs/${run.jobSpecId}`, label: runName(run) }} place="Compare" />
			<main className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-6 md:px-8 md:py-8">
				<h1 className="font-semibold text-2xl">Compare runs</h1>
				{error && (
					<Notice tone="danger" title="Your other runs could not be loaded">
						{messageOf(error)}
					</Notice>
				)}
				{others && options.length === 0 && otherId === null && (
					<EmptyState
						title="Nothing to compare with yet"
						text="This workflow has no other run of yours. Run it again with another answer or file, and see here what changed."
					/>
				)}
				{options.length > 0 && (
					<Field label="Compare with" className="max-w-xl grid-cols-1">
						{(control) => (
							<Select
								{...control}
								value={otherId ?? ""}
								onValueChange={(id) => router.replace(`/runs/compare?a=${run.jobSpecId}&b=${id}`)}
								options={options}
								placeholder="Choose another run"
							/>
						)}
					</Field>
				)}
				{otherId !== null && <Compared a={run.jobSpecId} b={otherId} />}
			</main>
		</>
	);
}

function Compared({ a, b }: { a: string; b: string }) {
	const { data, error } = useQuery(comparisonQuery(a, b));
	if (error) {
		return (
			<Notice tone="danger" title="The runs could not be compared">
				{messageOf(error)}
			</Notice>
		);
	}
	if (!data) return <Skeleton className="h-96 rounded-lg" />;
	return (
		<div className="grid grid-cols-1 gap-8">
			<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
				<Side name="First" run={data.a} />
				<Side name="Second" run={data.b} />
			</div>
			<Summary comparison={data} />
			<StepsTable steps={data.steps} />
			<AnswersTable answers={data.answers} />
			<FilesList comparison={data} />
		</div>
	);
}

function Side({ name, run }: { name: string; run: RunSide }) {
	const { money } = useFormat();
	const state = runState({ ...run, isWaitingForUser: false });
	return (
		<section aria-label={name} className="grid grid-cols-1 content-start gap-2 rounded-lg border bg-surface p-4">
			<p className="text-ink-faint text-xs">{name}</p>
			<p className="flex items-start gap-2">
				<RunStateIcon state={state} className="mt-0.5" />
				<Link href={`/runs/${run.jobSpecId}`} className="wrap-anywhere font-medium hover:underline">
					{run.inputFileNames.join(", ") || run.workflowName || "Run"}
				</Link>
			</p>
			<p className="text-ink-muted text-sm">
				{state.word}, {money(run.costMicroU)}
				{run.workedMs !== null && `, ${duration(run.workedMs)} of work`}
				{run.specVersion !== null && `, version ${run.specVersion}`}
			</p>
			{run.errorMessage && <p className="wrap-anywhere text-sm">{run.errorMessage}</p>}
		</section>
	);
}

/** The difference in a sentence. */
function Summary({ comparison: { a, b, steps, answers, files } }: { comparison: Comparison }) {
	const { count, money } = useFormat();
	const cost = b.costMicroU - a.costMicroU;
	const other = steps.filter(({ hasSameOutput }) => hasSameOutput === false).length;
	const facts = [
		cost === 0 ? "They cost the same" : `The second cost ${money(Math.abs(cost))} ${cost > 0 ? "more" : "less"}`,
		`${count(other, "step")} gave something else`,
		`${count(answers.filter(({ isSame }) => !isSame).length, "answer")} and ${count(files.filter(({ isSame }) => !isSame).length, "file")} differ`,
	];
	return <p>{facts.join("; ")}.</p>;
}
