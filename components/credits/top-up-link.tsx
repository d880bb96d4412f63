import Link from "next/link";
import { Button } from "@/components/ui/button";

/** The way to more credits, and back to this run. */
export function TopUpLink({ jobSpecId }: { jobSpecId: string }) {
	return (
		<Button asChild variant="primary" size="sm">
			<Link href={`/credits/top-up?run=${jobSpecId}`}>Top up</Link>
		</Button>
	);
}
