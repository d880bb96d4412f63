const bullet = (text: string) => ({ text });
/** What the pictures of templates are drawn from. */
export const lookOfPerson = {
	head: {
		name: { value: "Mara Lindqvist" },
		headline: { value: "Senior Backend Engineer" },
		summary: { value: "Backend engineer with nine years in payments and travel, from design to operation." },
		contact: { email: { value: "mara@example.com" }, phone: { value: "+46 70 123 45 67" }, location: { value: "Stockholm" } },
	},
	skills: ["TypeScript", "PostgreSQL", "Kafka", "Redis", "Kubernetes"],
	experience: [
		{
			title: "Senior Backend Engineer",
			company: "Northwind Rail",
			location: "Stockholm",
			datesText: "Mar 2021 – Present",
			bullets: [
				bullet("Built and ran the booking services behind four million riders"),
				bullet("Cut median latency from 240 ms to 95 ms by moving hot reads to Redis"),
			],
		},
		{
			title: "Platform Engineer",
			company: "Halden Robotics",
			location: "Gothenburg",
			datesText: "Jan 2017 – Feb 2021",
			bullets: [bullet("Led four engineers through a migration of twelve months"), bullet("Halved the cost of builds")],
		},
	],
	language: "en",
};
