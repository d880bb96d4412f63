"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "@/components/api-client";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { Notice } from "@/components/ui/notice";
import type { Preferences } from "@/lib/accounts/schemas";
import { preferencesKey, preferencesQuery, updatePreferences } from "./calls";
import { Section } from "./section";

type Mail = { readonly key: keyof Preferences; readonly label: string };

const NOTICES: readonly Mail[] = [
	{ key: "runWaiting", label: "A run waits for my answer" },
	{ key: "runExpiring", label: "A run that waits for me is closed in a day" },
	{ key: "runFinished", label: "A run has ended" },
	{ key: "reminders", label: "It is the day of a reminder that I set for an application" },
	{ key: "lowBalance", label: "My credits run low" },
	{ key: "securityAlerts", label: "Somebody signs in on a new device, or makes an API key" },
];

const LETTERS: readonly Mail[] = [
	{ key: "productUpdates", label: "What is new in Goal Mode" },
	{ key: "newsletter", label: "The newsletter" },
];

const GROUPS = [
	{ legend: "Write to me when", mails: NOTICES },
	{ legend: "Send me also", mails: LETTERS },
];

/** What the person gets mails about; each choice is kept at once. */
export function MailsSection() {
	const queryClient = useQueryClient();
	const { data } = useQuery(preferencesQuery());
	const change = useMutation({
		mutationFn: updatePreferences,
		onSuccess: (saved) => queryClient.setQueryData(preferencesKey, saved),
		onError: () => queryClient.invalidateQueries({ queryKey: preferencesKey }),
	});
	const shown = data && { ...data, ...(change.isPending ? change.variables : {}) };
	return (
		<Section>
			{change.isError && (
				<Notice tone="danger" title="Your choice was not kept">
					{messageOf(change.error)}
				</Notice>
			)}
			{shown &&
				GROUPS.map(({ legend, mails }) => (
					<fieldset key={legend} className="grid gap-2">
						<legend className="mb-2 font-medium text-sm">{legend}</legend>
						{mails.map(({ key, label }) => (
							<CheckboxField key={key} label={label} isChecked={shown[key]} onCheckedChange={(isWanted) => change.mutate({ [key]: isWanted })} />
						))}
					</fieldset>
				))}
		</Section>
	);
}
