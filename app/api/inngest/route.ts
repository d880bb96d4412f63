import { engineEndpoint } from "@/inngest/serve";

export const { GET, POST, PUT } = engineEndpoint;
