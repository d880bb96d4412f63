"use client";

import { ChevronDown, Play } from "lucide-react";
import dynamic from "next/dynamic";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { Skeleton } from "@/components/ui/skeleton";

const TryPanel = dynamic(() => import("./try-panel").then(({ TryPanel: panel }) => panel), { loading: () => <Skeleton className="h-48 rounded-lg" /> });

/** Opens a form that makes the call for real, from this page. */
export function TryIt({ operationId, call }: { operationId: string; call: string }) {
	const [isOpen, setIsOpen] = useState(false);
	const id = useId();
	return (
		<div className="grid min-w-0 gap-3">
			<Button
				size="sm"
				className="w-fit"
				aria-expanded={isOpen}
				aria-controls={isOpen ? id : undefined}
				icon={<Play aria-hidden />}
				onClick={() => setIsOpen(!isOpen)}
			>
				Try it<span className="sr-only">: {call}</span> <ChevronDown aria-hidden className={cn("transition-transform", isOpen && "rotate-180")} />
			</Button>
			{isOpen && (
				<section id={id} aria-label={`Try ${call}`} className="min-w-0 rounded-lg border bg-surface p-4">
					<TryPanel operationId={operationId} />
				</section>
			)}
		</div>
	);
}
