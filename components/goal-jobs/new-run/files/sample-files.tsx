"use client";

import { FileDown } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, messageOf, unansweredWords } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { CatalogEntry, SampleFile } from "@/lib/catalog/schemas";

async function load({ url, fileName, mimeType }: SampleFile): Promise<File> {
	const response = await fetch(url).catch((cause: unknown) => {
		throw new ApiError(0, "NETWORK", unansweredWords(cause));
	});
	if (!response.ok) throw new ApiError(response.status, "DOWNLOAD_FAILED", "The sample could not be loaded. Try again in a moment.");
	return new File([await response.blob()], fileName, { type: mimeType });
}

interface SampleFilesProps {
	workflow: Pick<CatalogEntry, "samples" | "minFiles">;
	/** The name of the one to take at once, as a link may ask for. */
	wanted: string | null;
	onFiles: (files: readonly File[]) => void;
}

/** Files of invented people and things, for whoever has none at hand: one click takes one, and the others that a run cannot do without. */
export function SampleFiles({ workflow: { samples, minFiles }, wanted, onFiles }: SampleFilesProps) {
	const [loading, setLoading] = useState<string | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const onFilesRef = useRef(onFiles);
	onFilesRef.current = onFiles;

	const take = useCallback(
		async (sample: SampleFile) => {
			setLoading(sample.fileName);
			setProblem(null);
			try {
				const taken = [sample, ...samples.filter((other) => other !== sample).slice(0, Math.max(0, minFiles - 1))];
				// In the order in which they are listed, whichever was pressed: an old version stands before a new one.
				onFilesRef.current(await Promise.all(samples.filter((one) => taken.includes(one)).map(load)));
			} catch (cause) {
				setProblem(messageOf(cause));
			} finally {
				setLoading(null);
			}
		},
		[samples, minFiles],
	);

	const wantedSample = samples.find(({ fileName }) => fileName === wanted);
	const isTaken = useRef(false);
	useEffect(() => {
		if (!wantedSample || isTaken.current) return;
		isTaken.current = true;
		void take(wantedSample);
	}, [wantedSample, take]);

	if (samples.length === 0) return null;
	return (
		<div className="grid gap-3">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
				<p className="text-ink-muted">No file at hand? Try it with a sample:</p>
				{samples.map((sample) => (
					<Button key={sample.fileName} size="sm" title={sample.description} isBusy={loading === sample.fileName} onClick={() => void take(sample)}>
						<FileDown aria-hidden /> {sample.fileName}
					</Button>
				))}
			</div>
			{problem !== null && (
				<Notice tone="danger" title="The sample could not be taken">
					{problem}
				</Notice>
			)}
		</div>
	);
}
