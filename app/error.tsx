"use client";

/** Goes along with every page, so it leans on nothing that the page does not have anyway. */
export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
	return (
		<main className="mx-auto grid min-h-dvh max-w-xl place-items-center p-4">
			<div role="alert" className="grid gap-3 rounded-lg border border-danger/40 bg-danger-soft p-5">
				<h1 className="font-semibold text-danger">This page could not be shown</h1>
				<p>What you saved is safe; runs go on without this page.</p>
				{error.digest && <p className="font-mono text-sm">{error.digest}</p>}
				<button
					type="button"
					onClick={reset}
					className="h-9 justify-self-start rounded-md border border-line-strong/60 bg-surface px-3.5 font-medium hover:border-line-strong hover:bg-sunken pointer-coarse:h-11"
				>
					Try again
				</button>
			</div>
		</main>
	);
}
