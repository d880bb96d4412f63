import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** Says that a view could not be read, and why. */
export function ListProblem({ title, error, onRetry }: { title: string; error: Error; onRetry: () => unknown }) {
	return (
		<Notice tone="danger" title={title} action={<Button onClick={() => onRetry()}>Try again</Button>}>
			{messageOf(error)}
		</Notice>
	);
}
