import { Card } from "@/components/ui/card";
import { PostingWorkspace } from "./workspace/posting-workspace";

/** All postings of a run to look through, within another page. */
export function PostingBrowser({ jobSpecId }: { jobSpecId: string }) {
	return (
		<Card className="overflow-hidden">
			<PostingWorkspace jobSpecId={jobSpecId} className="h-[min(46rem,calc(100dvh-10rem))] min-h-112" />
		</Card>
	);
}
