"use client";

import { useQuery } from "@tanstack/react-query";
import { messageOf } from "@/components/api-client";
import { wordsQuery } from "@/components/surveys/queries";
import { ChartCard } from "@/components/ui/chart/chart-card";
import { useFormat } from "@/components/ui/format/locale";
import { Skeleton } from "@/components/ui/skeleton";
import type { QuestionStats } from "@/lib/surveys/schemas/reading";
import { ShareBars } from "./share-bars";

const SHOWN = 12;

interface QuestionWordsProps {
	surveyId: string;
	stats: QuestionStats;
	number: number;
	hrefOf: (word: string) => string;
	fileName: string;
}

/** The words that free answers have most. */
export function QuestionWords({ surveyId, stats, number: position, hrefOf, fileName }: QuestionWordsProps) {
	const { number, count } = useFormat();
	const { data, error } = useQuery({ ...wordsQuery(surveyId, stats.questionId), enabled: stats.responseCount > 0 });
	const words = data?.words ?? [];
	const most = words[0]?.count ?? 1;
	return (
		<ChartCard
			title={`${position}. ${stats.questionText}`}
			fileName={`${fileName}-question-${position}`}
			table={{
				columns: ["Word", "Answers with it"],
				rows: words.map((word) => [{ value: word.word }, { value: word.count, text: number(word.count), href: hrefOf(word.word) }]),
			}}
		>
			<p className="text-ink-muted text-sm">
				{count(stats.responseCount, "answer")}
				{data && data.sampleSize < stats.responseCount && `, words of the newest ${number(data.sampleSize)}`}
			</p>
			{error && <p className="text-danger">{messageOf(error)}</p>}
			{stats.responseCount === 0 && <p className="text-ink-faint">Nobody answered it yet.</p>}
			{!data && !error && stats.responseCount > 0 && <Skeleton className="h-40" />}
			{data && words.length === 0 && stats.responseCount > 0 && <p className="text-ink-faint">No word stands out yet.</p>}
			{words.length > 0 && (
				<ShareBars
					bars={words.slice(0, SHOWN).map((word) => ({
						key: word.word,
						label: word.word,
						count: word.count,
						share: word.count / most,
						note: word.count === 1 ? "answer" : "answers",
						href: hrefOf(word.word),
					}))}
				/>
			)}
		</ChartCard>
	);
}
