import { Card, Grid, Stack, Text } from "@caliper/design-system";

export default function Example() {
  return (
    <Grid columns={3} gap={16}>
      {["BR31338", "BR31340", "BR31402", "BR30977", "BR31351", "BR30981"].map((code) => (
        <Card key={code} href="#" padding={12}>
          <Stack gap={2}>
            <Text variant="code" tone="link">
              {code}
            </Text>
            <Text variant="caption" tone="subtle">
              Brake Rotor, ventilated, front
            </Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
