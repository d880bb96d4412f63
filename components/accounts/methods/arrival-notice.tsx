import { providerFailure } from "@/components/accounts/providers/failure-words";
import { Notice } from "@/components/ui/notice";
import { PROVIDER_NAMES, type Provider } from "@/lib/accounts/oauth/names";

interface ArrivalNoticeProps {
	/** Code of what went wrong on the way. */
	error: string | null;
	/** The provider that the visit was to. */
	provider: Provider | null;
	/** The provider that was linked by it. */
	linked: Provider | null;
	/** Whether it proved once more who somebody is. */
	isAgain: boolean;
}

/** What came of a visit to a provider; nothing when the page was opened otherwise. */
export function ArrivalNotice({ error, provider, linked, isAgain }: ArrivalNoticeProps) {
	if (error) {
		const failure = providerFailure(error, provider) ?? { title: "That did not get through", text: "Nothing was changed. Try again in a moment." };
		return (
			<Notice tone="danger" title={failure.title}>
				{failure.text}
			</Notice>
		);
	}
	if (linked)
		return (
			<Notice tone="success" title={`${PROVIDER_NAMES[linked]} is linked`}>
				From now on it signs you in.
			</Notice>
		);
	if (isAgain)
		return (
			<Notice tone="success" title="You are signed in again">
				Go back to the tab you came from; what you were doing goes on there.
			</Notice>
		);
	return null;
}
