import recorded from "./example-pictures.json";

/** Pictures of what workflows made of their samples, by the workflows' ids; `npm run pictures` makes them anew. */
export type ExamplePictures = Readonly<Record<string, { readonly width: number; readonly height: number }>>;

export const EXAMPLE_PICTURES: ExamplePictures = recorded;

export const examplePicture = (workflowId: string): string => `/examples/${workflowId}.webp`;
