import Link from "next/link";
import { TopLine } from "@/components/layout/top-line";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export default function RunNotFound() {
	return (
		<>
			<TopLine parent={{ href: "/runs", label: "Runs" }} place="Not found" />
			<main>
				<h1 className="sr-only">Run not found</h1>
				<EmptyState
					title="There is no such run"
					text="It may have been deleted, or it belongs to another account."
					action={
						<Button asChild variant="primary">
							<Link href="/runs">See your runs</Link>
						</Button>
					}
				/>
			</main>
		</>
	);
}
