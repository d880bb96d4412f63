"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
	return (
		<main className="mx-auto grid min-h-dvh max-w-xl place-items-center p-4">
			<Notice tone="danger" title="This page could not be shown" action={<Button onClick={reset}>Try again</Button>}>
				<p>What you saved is safe; runs go on without this page.</p>
				{error.digest && <p className="font-mono text-sm">{error.digest}</p>}
			</Notice>
		</main>
	);
}
