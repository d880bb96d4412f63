"use client";

import Link from "next/link";
import { useEffect, useRef } from "react";
import { TopLine } from "@/components/layout/top-line";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { isFocusFree, LANDING } from "@/components/ui/use-landing";

/** What stands at the address of a run that was deleted, that belongs to somebody else or that never was. */
export function RunNotFound() {
	const landing = useRef<HTMLHeadingElement>(null);
	// A run that goes away under somebody's hands takes the focus with it.
	useEffect(() => {
		if (isFocusFree()) landing.current?.focus({ preventScroll: true });
	}, []);
	return (
		<>
			<TopLine parent={{ href: "/runs", label: "Runs" }} place="Not found" />
			<main>
				<h1 ref={landing} {...LANDING} className="sr-only">
					Run not found
				</h1>
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
