import type { Metadata } from "next";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export const metadata: Metadata = { title: { absolute: "Page not found · Goal Mode" } };

export default function NotFound() {
	return (
		<main className="grid min-h-dvh place-items-center">
			<h1 className="sr-only">Page not found</h1>
			<EmptyState
				title="There is no page here"
				text="The address may be mistyped, or what it led to was deleted."
				action={
					<Button asChild variant="primary">
						<Link href="/">Go to the front page</Link>
					</Button>
				}
			/>
		</main>
	);
}
