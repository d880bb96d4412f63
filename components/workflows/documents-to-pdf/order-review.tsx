"use client";

import { ArrowDownAZ, ArrowRight, Undo2 } from "lucide-react";
import { useMemo, useState } from "react";
import { answerProblem } from "@/components/goal-jobs/pauses/answer-problem";
import { CheckpointForm } from "@/components/goal-jobs/pauses/checkpoint-form";
import { DraftNote } from "@/components/goal-jobs/pauses/draft-note";
import { StickyBar } from "@/components/goal-jobs/pauses/sticky-bar";
import { useKept } from "@/components/goal-jobs/pauses/use-draft";
import { WaitingBanner } from "@/components/goal-jobs/pauses/waiting-banner";
import type { CheckpointScreenProps } from "@/components/goal-jobs/workflow-screens";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/format/locale";
import type { ListedFile } from "@/lib/tools/documents/converting/schemas";
import { byName, filesOf, restoredOrder } from "./order";
import { OrderList } from "./order-list";

/** The pause of a conversion to PDF: what each file holds, and in which order they stand. */
export function OrderReview(props: CheckpointScreenProps) {
	const files = useMemo(() => filesOf(props.checkpoint.stepOutputPreview), [props.checkpoint.stepOutputPreview]);
	// Without what this screen shows, the plain questions serve.
	if (!files) return <CheckpointForm title="Put the files in order" slots={props.checkpoint.slots} {...props} />;
	return <Review {...props} files={files} />;
}

function Review({ files, checkpoint, draft, isSending, error, onAnswer }: CheckpointScreenProps & { files: readonly ListedFile[] }) {
	const { count } = useFormat();
	const byId = useMemo(() => new Map(files.map((file) => [file.fileId, file])), [files]);
	const [order, setOrder] = useState(() => restoredOrder(draft.restored.order, files));
	const [said, setSaid] = useState("");
	const answers = [{ slotId: "order", value: order }];
	useKept(draft, answers);
	const change = (next: string[], words: string) => {
		setOrder(next);
		setSaid(words);
	};
	const leftOut = files.length - order.length;
	return (
		<form
			className="grid grid-cols-1 gap-6"
			onSubmit={(event) => {
				event.preventDefault();
				if (!isSending && order.length > 0) onAnswer(answers);
			}}
		>
			<WaitingBanner title={files.length === 1 ? "Is this the file?" : "Is this the order?"}>
				{files.length === 1
					? "This is what was found in it. Nothing is made until you go on."
					: "The files stand in the PDF as they are listed here. Drag them, or use the arrows; nothing is made until you go on."}
			</WaitingBanner>
			{files.length > 1 && (
				<div className="flex flex-wrap gap-2">
					<Button
						variant="secondary"
						onClick={() =>
							change(
								byName(order, (fileId) => byId.get(fileId)?.fileName ?? ""),
								"The files are sorted by name.",
							)
						}
					>
						<ArrowDownAZ aria-hidden /> Sort by name
					</Button>
					<Button
						variant="ghost"
						onClick={() =>
							change(
								files.map(({ fileId }) => fileId),
								"The files stand as they were added.",
							)
						}
					>
						<Undo2 aria-hidden /> As they were added
					</Button>
				</div>
			)}
			<Card>
				<OrderList files={byId} order={order} onOrder={change} />
				{order.length === 0 && <p className="p-5 text-ink-muted">No file is left. Bring them back with “As they were added”.</p>}
			</Card>
			<p className="sr-only" role="status">
				{said}
			</p>
			<StickyBar problem={order.length === 0 ? "At least one file is needed." : answerProblem(error, checkpoint.slots)}>
				<p className="mr-auto text-ink-muted">
					{count(order.length, "file")}
					{leftOut > 0 && `, ${leftOut} left out`}
				</p>
				<DraftNote state={draft.state} />
				<Button type="submit" variant="primary" size="lg" className="max-sm:w-full" isBusy={isSending}>
					Make the PDF <ArrowRight aria-hidden />
				</Button>
			</StickyBar>
		</form>
	);
}
